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
      d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21m0 2.6a7.9 7.9 0 0 0-7.1 11.4C6 12 8.6 10.4 12 12s6 0 7.1-3.5A7.9 7.9 0 0 0 12 4.1"
    />
  ),
  resource: (
    <path
      fillRule="evenodd"
      d="m12 1.3 9.3 5.35v10.7L12 22.7l-9.3-5.35V6.65zM12 7l-4.3 2.5v5L12 17l4.3-2.5v-5z"
    />
  ),
  // A ring that closes on a point: focus.
  focus: (
    <path
      fillRule="evenodd"
      d="M12 1.5A10.5 10.5 0 1 1 12 22.5 10.5 10.5 0 0 1 12 1.5m0 3A7.5 7.5 0 1 0 12 19.5 7.5 7.5 0 0 0 12 4.5m0 4.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6"
    />
  ),
  shield: <path d="M12 1.5 21 4.6v6.7c0 5.3-3.6 9-9 11.2-5.4-2.2-9-5.9-9-11.2V4.6z" />,
  damage: <path d="M13.5 1 4.5 13.5h5.7L8.5 23l11-13.5h-6z" />,
  capacity: <path d="M12 21.5 3.6 13A5.4 5.4 0 0 1 12 6.3 5.4 5.4 0 0 1 20.4 13z" />,
  cards: (
    <path d="M8 2h10a2 2 0 0 1 2 2v13h-2.5V4.5H8zM4 6h9.5a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2" />
  ),
  unique: <path d="m12 3 9 9-9 9-9-9z" />,
  back: <path d="M11 4 3 12l8 8v-5h4a4 4 0 0 0 4-4V5h3v6a7 7 0 0 1-7 7h-4z" />,
  undo: <path d="M9.5 4 3 10.5 9.5 17v-4.3h5a3.5 3.5 0 0 1 0 7H11V22h3.5a6 6 0 0 0 0-12h-5z" />,
  log: <path d="M4 4h16v2.5H4zm0 6.75h16v2.5H4zM4 17.5h11V20H4z" />,
  chat: <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2" />,
  help: (
    <path d="M12 2a6 6 0 0 1 6 6c0 2.6-1.7 3.8-3 4.8-1.1.8-1.6 1.3-1.6 2.7h-2.8c0-2.7 1.5-3.9 2.7-4.8 1.1-.9 1.9-1.4 1.9-2.7a3.2 3.2 0 0 0-6.4 0H6a6 6 0 0 1 6-6m-1.6 16h3.2v3.2h-3.2z" />
  ),
  hint: (
    <path d="M12 1.5a7.2 7.2 0 0 1 4.5 12.8c-.9.7-1.3 1.4-1.3 2.7H8.8c0-1.3-.4-2-1.3-2.7A7.2 7.2 0 0 1 12 1.5M8.8 18.5h6.4V20a2.5 2.5 0 0 1-2.5 2.5h-1.4A2.5 2.5 0 0 1 8.8 20z" />
  ),
  sun: (
    <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10m-1-6h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zm12.7 12.7 1.4-1.4 2.9 2.9-1.4 1.4zM3.5 19.1l2.9-2.9 1.4 1.4-2.9 2.9zM16.2 6.4l2.9-2.9 1.4 1.4-2.9 2.9z" />
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5" />,
  done: <path d="M9.2 16.4 4.6 11.8l-2.3 2.3 6.9 6.9L22 8.2l-2.3-2.3z" />,
  close: (
    <path d="m5.2 3.8 6.8 6.8 6.8-6.8 1.4 1.4-6.8 6.8 6.8 6.8-1.4 1.4-6.8-6.8-6.8 6.8-1.4-1.4 6.8-6.8-6.8-6.8z" />
  ),
  flag: <path d="M5 2h2v1h12l-3 5 3 5H7v9H5z" />,
  bug: (
    <path d="M9 3.5 7.6 2 6.2 3.4 8 5.3A5 5 0 0 0 7 8H4v2h3v2H3v2h4v2H4v2h3.4A5 5 0 0 0 17 18h3v-2h-3v-2h4v-2h-4v-2h3V8h-3a5 5 0 0 0-1-2.7l1.8-1.9L16.4 2 15 3.5a6 6 0 0 0-6 0" />
  ),
  gear: (
    <path
      fillRule="evenodd"
      d="M10 4.7L10.2 1.4L13.8 1.4L14 4.7L15.8 5.4L18.2 3.2L20.8 5.8L18.6 8.2L19.3 10L22.6 10.2L22.6 13.8L19.3 14L18.6 15.8L20.8 18.2L18.2 20.8L15.8 18.6L14 19.3L13.8 22.6L10.2 22.6L10 19.3L8.2 18.6L5.8 20.8L3.2 18.2L5.4 15.8L4.7 14L1.4 13.8L1.4 10.2L4.7 10L5.4 8.2L3.2 5.8L5.8 3.2L8.2 5.4zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2"
    />
  ),
  grid: <path d="M3 3h8v8H3zm10 0h8v8h-8zM3 13h8v8H3zm10 0h8v8h-8z" />,
  book: (
    <path d="M3 4.5c3.4-1 6.2-.6 8 1v15c-1.8-1.6-4.6-2-8-1zm18 0c-3.4-1-6.2-.6-8 1v15c1.8-1.6 4.6-2 8-1z" />
  ),
  menu: <path d="M3 5h18v2.5H3zm0 5.75h18v2.5H3zM3 16.5h18V19H3z" />,
  play: <path d="M6 3v18l15-9z" />,
  pause: <path d="M5 3h5v18H5zm9 0h5v18h-5z" />,
  first: <path d="M4 4h2.5v16H4zm16 0v16L8 12z" />,
  "turn-before": <path d="M3 12 11.5 4v16zm9.5 0L21 4v16z" />,
  "next-turn": <path d="M21 12 12.5 4v16zm-9.5 0L3 4v16z" />,
  last: <path d="M17.5 4H20v16h-2.5zM4 4l12 8-12 8z" />,
  link: (
    <path d="M10.5 13.5a4 4 0 0 0 5.7 0l4-4a4 4 0 0 0-5.7-5.7l-1.6 1.6 1.6 1.6 1.6-1.6a1.7 1.7 0 0 1 2.4 2.4l-4 4a1.7 1.7 0 0 1-2.4 0zm3-3a4 4 0 0 0-5.7 0l-4 4a4 4 0 0 0 5.7 5.7l1.6-1.6-1.6-1.6-1.6 1.6a1.7 1.7 0 0 1-2.4-2.4l4-4a1.7 1.7 0 0 1 2.4 0z" />
  ),
  download: <path d="M10.7 2h2.6v10l3.6-3.6 1.9 1.9L12 17.1l-6.8-6.8 1.9-1.9 3.6 3.6zM3 19h18v3H3z" />,
  person: <path d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10M3 22c0-5 4-8 9-8s9 3 9 8z" />,
  bot: (
    <path d="M11 1h2v3h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-1v4l-5-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3h5zM8 9v4h2.5V9zm5.5 0v4H16V9z" />
  ),
  eye: (
    <path
      fillRule="evenodd"
      d="M12 5c5 0 8.7 3.2 10.5 7-1.8 3.8-5.5 7-10.5 7S3.3 15.8 1.5 12C3.3 8.2 7 5 12 5m0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m0 2.3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4"
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
