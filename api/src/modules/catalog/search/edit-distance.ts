/**
 * Whether at most `max` edits turn one word into the other: insertions, deletions and substitutions of a letter, and swaps of
 * two adjacent letters (optimal string alignment).
 */
export function isWithinEdits(typed: string, meant: string, max: number): boolean {
  if (Math.abs(typed.length - meant.length) > max) return false;
  let twoBefore: number[] = [];
  let before = Array.from({ length: meant.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= meant.length; j++) {
      const isSame = typed[i - 1] === meant[j - 1];
      const isSwap = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row[j] = Math.min(
        at(before, j) + 1,
        at(row, j - 1) + 1,
        at(before, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(twoBefore, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoBefore, before] = [before, row];
  }
  return at(before, meant.length) <= max;
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
