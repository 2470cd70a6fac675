const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a duration such as `30d`, `12h` or `90m`. @returns milliseconds @throws a sentence if it is none */
export function parseDuration(text: string): number {
  const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (!count)
    throw new Error(`"${text}" is not a duration. Use minutes, hours or days, such as 90m, 12h or 30d.`);
  return Number(count) * (UNITS[unit] ?? 0);
}
