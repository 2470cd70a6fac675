/**
 * Moves positions of labels apart, so that neighbors differ by at least `gap`. Positions that are too close are centered
 * around their mean, as far as the limits allow; others stay unchanged.
 * @param wanted positions in ascending order
 * @param limits the least and the greatest position
 */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  { min, max } = { min: -Infinity, max: Infinity },
): number[] {
  // Without their gaps, positions only have to ascend: neighbors that do not are merged into one block at their mean.
  const blocks: { sum: number; count: number }[] = [];
  for (const [i, position] of wanted.entries()) {
    let block = { sum: position - i * gap, count: 1 };
    for (let last = blocks.at(-1); last && mean(last) > mean(block); last = blocks.at(-1)) {
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  const lowest = max - (wanted.length - 1) * gap;
  return blocks
    .flatMap((block) =>
      Array.from({ length: block.count }, () => Math.max(min, Math.min(mean(block), lowest))),
    )
    .map((position, i) => position + i * gap);
}

const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count;
