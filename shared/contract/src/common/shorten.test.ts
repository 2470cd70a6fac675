import { shorten } from "./shorten.ts";

it.each([
  ["Right homology arm", 18, "Right homology arm"],
  ["Right homology arm of it", 18, "Right homology ar…"],
  ["A long note", 3, "A…"],
  ["🧬🧬🧬", 3, "🧬🧬🧬"],
  ["🧬🧬🧬", 2, "🧬…"],
])("shortens %j to %d characters", (text, max, short) => expect(shorten(text, max)).toBe(short));
