import { Drawn, PATHS } from "../../look/Symbol";

// The signs of this game: drawn for this project, plain enough to be read at twelve pixels.

const MARKS = {
  assault: (
    <path d="m3 2 7.500 7.500L8.400 11.600 1 4.200V2zM21 2h2v2.200L8.700 18.500l2 2-1.700 1.700-2.800-2.800-3.500 3.500-2-2 3.500-3.500-2.800-2.800L3.100 13l2 2z" />
  ),
  stealth: (
    <path
      fillRule="evenodd"
      d="M12 2C6.500 2 3 6 3 11c0 6 4 11 9 11s9-5 9-11c0-5-3.500-9-9-9m-6 9.500 4.800 1.800c-.6 1.900-4.300 1.700-4.800-1.800m12 0c-.5 3.500-4.200 3.700-4.800 1.800z"
    />
  ),
  armor: PATHS.shield,
  transport: (
    <path d="M12 1c1.600 2 2.400 4.600 2.400 7.400v2.200L22.500 17v3l-8.100-2.800-.7 3.800 2.300 1.500V24h-8v-1.500l2.300-1.500-.7-3.800L1.500 20v-3l8.100-6.400V8.400C9.600 5.600 10.400 3 12 1" />
  ),
  ally: PATHS.person,
  droid: (
    <path
      fillRule="evenodd"
      d="M9.500 1h5l1.500 5.500-1 6h2.500L20 23h-3.300l-1.300-6h-.9v6h-5v-6h-.9l-1.300 6H4l2.500-10.500H9l-1-6zm.8 4.200v1.600h3.400V5.200z"
    />
  ),
  blockade: <path d="M1 10h5l2-4h8l2 4h5v3l-4 5H5l-4-5zm7 2v2h8v-2z" fillRule="evenodd" />,
  success: (
    <path d="m12 1 2.600 7.400H22l-6 4.800 2.200 7.800-6.200-4.600L5.800 21 8 13.200 2 8.400h7.400z" />
  ),
  damage: PATHS.damage,
  threat: (
    <path
      fillRule="evenodd"
      d="M12 1.500c5.500 0 9.500 3.700 9.500 8.800 0 3.200-1.500 5.500-3.500 7V22H6v-4.700c-2-1.500-3.500-3.800-3.500-7 0-5.100 4-8.800 9.500-8.800M8 9a2.300 2.300 0 1 0 0 4.600A2.300 2.300 0 0 0 8 9m8 0a2.300 2.300 0 1 0 0 4.600A2.300 2.300 0 0 0 16 9m-4 5.500-1.500 3h3z"
    />
  ),
  mission: <path d="m12 1 11 11-11 11L1 12z" />,
  turn: <path d="M12 2a10 10 0 1 1-9.500 6.900l2.600.8A7.300 7.300 0 1 0 12 4.700V8L6.500 3.500 12-.500z" />,
};

export type Mark = keyof typeof MARKS;

export function isMark(name: string): name is Mark {
  return name in MARKS;
}

export function Mark({ name, label, className }: { name: Mark; label?: string; className?: string }) {
  return (
    <Drawn className={`cw-mark cw-mark-${name} ${className ?? ""}`} label={label}>
      {MARKS[name]}
    </Drawn>
  );
}
