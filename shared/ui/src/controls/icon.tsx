const PATHS = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c1.5-4 4.5-6 8-6s6.5 2 8 6",
  cart: "M3 4h2.5l2.5 11h10l2.5-8H6.5M9.5 20.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2M17 20.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevronDown: "m6 9 6 6 6-6",
  chevronLeft: "m15 6-6 6 6 6",
  chevronRight: "m9 6 6 6-6 6",
  close: "M6 6l12 12M18 6 6 18",
  mail: "M3 6h18v12H3zM3 7l9 6.5L21 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  pause: "M8 5v14M16 5v14",
  phone:
    "M5 4h4l1.5 5-2.5 1.5a12 12 0 0 0 5.5 5.5L15 13.5l5 1.5v4a1 1 0 0 1-1 1C10.5 20 4 13.5 4 5a1 1 0 0 1 1-1",
  play: "M8 5l11 7-11 7z",
  plus: "M12 5v14M5 12h14",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4",
} as const;

export interface IconProps {
  name: keyof typeof PATHS;
  /** Pixels; 22 by default. */
  size?: number;
}

/** The names of all icons. */
export const ICON_NAMES = Object.keys(PATHS) as IconProps["name"][];

/** A decorative line icon, hidden from screen readers. A button that contains only an icon needs an `aria-label`. */
export function Icon({ name, size = 22 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
