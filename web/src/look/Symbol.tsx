import type { ReactNode } from "react";

// Our own signs: drawn for this project, plain enough to be read at twelve pixels.

export const PATHS = {
  // A blade: damage to units.
  "unit-damage": <path d="M12 1.5 15.2 9v6.2h2.3v2.6h-4.2V22h-2.6v-4.2H6.5v-2.6h2.3V9z" />,
  // A knot of three arcs around a still centre: tactics.
  tactics: (
    <>
      <path d="M12 2a10 10 0 0 1 9.4 6.6l-3 1A6.9 6.9 0 0 0 12 5.1zM22 12.6A10 10 0 0 1 13 22l-.3-3.1a6.9 6.9 0 0 0 6.2-6.4zM9.6 21.7A10 10 0 0 1 5 4.9l2 2.4a6.9 6.9 0 0 0 3.2 11.3z" />
      <circle cx="12" cy="12" r="3.4" />
    </>
  ),
  // A burst: damage to objectives.
  blast: (
    <path d="m12 .8 2.3 6.1 5.6-3.2-2.6 6 6.2 2.3-6.2 2.3 2.6 6-5.6-3.2L12 23.2l-2.3-6.1-5.6 3.2 2.6-6L.5 12l6.2-2.3-2.6-6 5.6 3.2z" />
  ),
  // Two turning halves: the Force.
  force: (
    <path
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21m0 2.6a7.9 7.9 0 0 0-7.1 11.4C6 12 8.6 10.400 12 12s6 0 7.100-3.500A7.900 7.900 0 0 0 12 4.100"
    />
  ),
  resource: (
    <path
      fillRule="evenodd"
      d="m12 1.300 9.300 5.350v10.700L12 22.700l-9.300-5.350V6.650zM12 7l-4.300 2.500v5L12 17l4.300-2.500v-5z"
    />
  ),
  // A ring that closes on a point: focus.
  focus: (
    <path
      fillRule="evenodd"
      d="M12 1.500A10.500 10.500 0 1 1 12 22.500 10.500 10.500 0 0 1 12 1.500m0 3A7.500 7.500 0 1 0 12 19.500 7.500 7.500 0 0 0 12 4.500m0 4.200a3.300 3.300 0 1 1 0 6.600 3.300 3.300 0 0 1 0-6.600"
    />
  ),
  shield: <path d="M12 1.500 21 4.600v6.700c0 5.300-3.600 9-9 11.200-5.400-2.200-9-5.900-9-11.200V4.600z" />,
  damage: <path d="M13.500 1 4.500 13.500h5.700L8.500 23l11-13.500h-6z" />,
  capacity: <path d="M12 21.500 3.600 13A5.400 5.400 0 0 1 12 6.300 5.400 5.400 0 0 1 20.400 13z" />,
  cards: (
    <path d="M8 2h10a2 2 0 0 1 2 2v13h-2.500V4.500H8zM4 6h9.500a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2" />
  ),
  unique: <path d="m12 3 9 9-9 9-9-9z" />,
  back: <path d="M11 4 3 12l8 8v-5h4a4 4 0 0 0 4-4V5h3v6a7 7 0 0 1-7 7h-4z" />,
  undo: <path d="M9.500 4 3 10.500 9.500 17v-4.300h5a3.500 3.500 0 0 1 0 7H11V22h3.500a6 6 0 0 0 0-12h-5z" />,
  log: <path d="M4 4h16v2.500H4zm0 6.750h16v2.500H4zM4 17.500h11V20H4z" />,
  chat: <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2" />,
  help: (
    <path d="M12 2a6 6 0 0 1 6 6c0 2.600-1.700 3.800-3 4.800-1.100.8-1.600 1.300-1.600 2.700h-2.800c0-2.700 1.500-3.900 2.700-4.800 1.100-.9 1.900-1.400 1.900-2.700a3.200 3.200 0 0 0-6.400 0H6a6 6 0 0 1 6-6m-1.600 16h3.200v3.200h-3.200z" />
  ),
  hint: (
    <path d="M12 1.500a7.200 7.200 0 0 1 4.500 12.800c-.9.700-1.300 1.400-1.300 2.700H8.800c0-1.300-.4-2-1.300-2.700A7.200 7.200 0 0 1 12 1.500M8.800 18.500h6.400V20a2.500 2.500 0 0 1-2.500 2.500h-1.400A2.500 2.500 0 0 1 8.800 20z" />
  ),
  sun: (
    <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m-1-6h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.500 4.900l1.400-1.400 2.900 2.900-1.400 1.400zm12.700 12.700 1.400-1.400 2.900 2.900-1.400 1.400zM3.500 19.100l2.900-2.900 1.400 1.400-2.900 2.900zM16.200 6.400l2.900-2.900 1.400 1.400-2.900 2.900z" />
  ),
  moon: <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500" />,
  close: (
    <path d="m5.200 3.800 6.800 6.800 6.800-6.800 1.400 1.400-6.800 6.800 6.800 6.800-1.400 1.400-6.800-6.800-6.800 6.800-1.400-1.400 6.800-6.800-6.800-6.800z" />
  ),
  flag: <path d="M5 2h2v1h12l-3 5 3 5H7v9H5z" />,
  bug: (
    <path d="M9 3.500 7.600 2 6.200 3.400 8 5.300A5 5 0 0 0 7 8H4v2h3v2H3v2h4v2H4v2h3.400A5 5 0 0 0 17 18h3v-2h-3v-2h4v-2h-4v-2h3V8h-3a5 5 0 0 0-1-2.700l1.800-1.900L16.400 2 15 3.500a6 6 0 0 0-6 0" />
  ),
  menu: <path d="M3 5h18v2.500H3zm0 5.750h18v2.500H3zM3 16.500h18V19H3z" />,
  play: <path d="M6 3v18l15-9z" />,
  pause: <path d="M5 3h5v18H5zm9 0h5v18h-5z" />,
  first: <path d="M4 4h2.500v16H4zm16 0v16L8 12z" />,
  last: <path d="M17.500 4H20v16h-2.500zM4 4l12 8-12 8z" />,
  link: (
    <path d="M10.500 13.500a4 4 0 0 0 5.700 0l4-4a4 4 0 0 0-5.700-5.700l-1.600 1.600 1.600 1.600 1.600-1.600a1.700 1.700 0 0 1 2.400 2.400l-4 4a1.700 1.700 0 0 1-2.400 0zm3-3a4 4 0 0 0-5.700 0l-4 4a4 4 0 0 0 5.700 5.700l1.600-1.600-1.600-1.600-1.600 1.600a1.700 1.700 0 0 1-2.400-2.400l4-4a1.700 1.700 0 0 1 2.400 0z" />
  ),
  download: (
    <path d="M10.700 2h2.600v10l3.600-3.600 1.900 1.900L12 17.100l-6.800-6.800 1.900-1.900 3.600 3.600zM3 19h18v3H3z" />
  ),
  person: <path d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10M3 22c0-5 4-8 9-8s9 3 9 8z" />,
  bot: (
    <path d="M11 1h2v3h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-1v4l-5-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h5zM8 9v4h2.500V9zm5.500 0v4H16V9z" />
  ),
  eye: (
    <path
      fillRule="evenodd"
      d="M12 5c5 0 8.700 3.200 10.500 7-1.800 3.800-5.500 7-10.500 7S3.300 15.800 1.500 12C3.300 8.200 7 5 12 5m0 2.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9m0 2.300a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400"
    />
  ),
};

export type SymbolName = keyof typeof PATHS;

/** A sign from its paths in a box of 24; one without a label is left out for screen readers. */
export function Drawn({
  className,
  label,
  children,
}: {
  className: string;
  label?: string;
  children: ReactNode;
}) {
  return (
    <svg
      className={`sign ${className}`}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Sign({ name, label, className }: { name: SymbolName; label?: string; className?: string }) {
  return (
    <Drawn className={`sign-${name} ${className ?? ""}`} label={label}>
      {PATHS[name]}
    </Drawn>
  );
}
