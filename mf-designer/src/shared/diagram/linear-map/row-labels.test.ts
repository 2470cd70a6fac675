import { type PlacedLabel, placeLabels, type WantedLabel } from "./row-labels.ts";

const WIDTH = 348;

/** The texts and leaders that a placement draws on one side of the row, as ranges of x. */
function draw(labels: readonly WantedLabel[], side: PlacedLabel["side"]) {
  return placeLabels(labels, WIDTH)
    .filter((label) => label.side === side)
    .map(({ index, x, lane, direction }) => {
      const { width = 0 } = labels.find((label) => label.index === index) ?? {};
      return { index, x, lane, from: direction > 0 ? x : x - width, to: direction > 0 ? x + width : x };
    });
}

/** Pairs of labels whose texts overlap, or one of whose leaders crosses the text of the other. */
function collisions(labels: readonly WantedLabel[]) {
  return (["above", "below"] as const).flatMap((side) => {
    const drawn = draw(labels, side);
    return drawn.flatMap((one) =>
      drawn.filter(
        (other) =>
          other.index !== one.index &&
          ((other.lane === one.lane && one.from < other.to && other.from < one.to) ||
            (other.lane > one.lane && other.x > one.from && other.x < one.to)),
      ),
    );
  });
}

it("places labels that are far enough apart next to the row", () => {
  const placed = placeLabels(
    [
      { index: 0, x: 20, width: 40 },
      { index: 1, x: 120, width: 40 },
    ],
    WIDTH,
  );

  expect(placed.every(({ side, lane }) => side === "above" && lane === 0)).toBe(true);
});

it("uses both sides of the row before a second lane", () => {
  const placed = placeLabels(
    [
      { index: 0, x: 20, width: 40 },
      { index: 1, x: 40, width: 40 },
    ],
    WIDTH,
  );

  expect(placed.map(({ index, side, lane }) => [index, side, lane])).toEqual([
    [1, "above", 0],
    [0, "below", 0],
  ]);
});

it("writes a crowd to the left and to the right, so that its leaders are short", () => {
  const crowd = Array.from({ length: 8 }, (_, index) => ({ index, x: 150 + 6 * index, width: 60 }));

  expect(Math.max(...placeLabels(crowd, WIDTH).map(({ lane }) => lane))).toBe(2);
});

it("keeps texts inside the row", () => {
  const [last] = draw([{ index: 0, x: 330, width: 100 }], "above");

  expect(last).toMatchObject({ from: 230, to: 330 });
});

it("never draws one label over another", () => {
  let seed = 1;
  const random = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % max;
  };
  for (let run = 0; run < 500; run++) {
    const labels = Array.from({ length: 2 + random(14) }, (_, index) => ({
      index,
      x: random(3480) / 10 + index / 1000,
      width: 10 + random(100),
    }));

    expect(placeLabels(labels, WIDTH)).toHaveLength(labels.length);
    expect(collisions(labels)).toEqual([]);
  }
});
