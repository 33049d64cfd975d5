import { Drawn, PATHS } from "../../look/Symbol";

// The signs of this game: drawn for this project, plain enough to be read at twelve pixels.

export const MARKS = {
  assault: (
    <path d="m3 2 7.5 7.5L8.4 11.6 1 4.2V2zM21 2h2v2.2L8.7 18.5l2 2-1.7 1.7-2.8-2.8-3.5 3.5-2-2 3.5-3.5-2.8-2.8L3.1 13l2 2z" />
  ),
  stealth: (
    <path
      fillRule="evenodd"
      d="M12 2C6.5 2 3 6 3 11c0 6 4 11 9 11s9-5 9-11c0-5-3.5-9-9-9m-6 9.5 4.8 1.8c-.6 1.9-4.3 1.7-4.8-1.8m12 0c-.5 3.5-4.2 3.7-4.8 1.8z"
    />
  ),
  armor: PATHS.shield,
  transport: (
    <path d="M12 1c1.6 2 2.4 4.6 2.4 7.4v2.2L22.5 17v3l-8.1-2.8-.7 3.8 2.3 1.5V24h-8v-1.5l2.3-1.5-.7-3.8L1.5 20v-3l8.1-6.4V8.4C9.6 5.6 10.4 3 12 1" />
  ),
  ally: PATHS.person,
  droid: (
    <path
      fillRule="evenodd"
      d="M9.5 1h5l1.5 5.5-1 6h2.5L20 23h-3.3l-1.3-6h-.9v6h-5v-6h-.9l-1.3 6H4l2.5-10.5H9l-1-6zm.8 4.2v1.6h3.4V5.2z"
    />
  ),
  blockade: <path d="M1 10h5l2-4h8l2 4h5v3l-4 5H5l-4-5zm7 2v2h8v-2z" fillRule="evenodd" />,
  success: <path d="m12 1 2.6 7.4H22l-6 4.8 2.2 7.8-6.2-4.6L5.8 21 8 13.2 2 8.4h7.4z" />,
  damage: PATHS.damage,
  threat: (
    <path
      fillRule="evenodd"
      d="M12 1.5c5.5 0 9.5 3.7 9.5 8.8 0 3.2-1.5 5.5-3.5 7V22H6v-4.7c-2-1.5-3.5-3.8-3.5-7 0-5.1 4-8.8 9.5-8.8M8 9a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 8 9m8 0a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 16 9m-4 5.5-1.5 3h3z"
    />
  ),
  mission: <path d="m12 1 11 11-11 11L1 12z" />,
  turn: <path d="M12 2a10 10 0 1 1-9.5 6.9l2.6.8A7.3 7.3 0 1 0 12 4.7V8L6.5 3.5 12-.5z" />,
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
