/**
 * Whether two patterns of addresses match a common path, although neither is the longest match by design: patterns of
 * the same length, or a pattern inside the area of another one, such as `/policies/:name/print` in `/policies/*`.
 */
export function overlaps(one: string, other: string): boolean {
  const [first, second] = [parse(one), parse(other)];
  const common = Math.min(first.parts.length, second.parts.length);
  return (
    (accepts(first, second.parts.length) || accepts(second, first.parts.length)) &&
    first.parts.slice(0, common).every((part, i) => matchesSame(part, second.parts[i]))
  );
}

interface Pattern {
  parts: string[];
  /** Whether the pattern ends with `*`. */
  isArea: boolean;
}

function parse(pattern: string): Pattern {
  const parts = pattern.split("/").filter(Boolean);
  const isArea = parts.at(-1) === "*";
  return { parts: isArea ? parts.slice(0, -1) : parts, isArea };
}

/** Whether a pattern matches paths with this number of segments. */
const accepts = ({ parts, isArea }: Pattern, length: number): boolean =>
  isArea ? length >= parts.length : length === parts.length;

const isParameter = (part = ""): boolean => part.startsWith(":");

const matchesSame = (one: string, other: string | undefined): boolean =>
  one === other || isParameter(one) || isParameter(other);
