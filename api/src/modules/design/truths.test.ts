import { matrix, structures } from "./data/design-data.ts";
import { type Design, toSku } from "./design.ts";
import { aKit, coverChoices, everyDesign, TARGETS } from "./testing/every-kit.ts";
import { KIT_TRUTHS } from "./testing/kit-truths.ts";
import { TRANSCRIPTION_TRUTHS } from "./testing/transcription-truths.ts";
import { TRANSLATION_TRUTHS } from "./testing/translation-truths.ts";

const TRUTHS = { ...TRANSCRIPTION_TRUTHS, ...TRANSLATION_TRUTHS, ...KIT_TRUTHS };

/** The number of kits per target, and the first kits that break a truth. */
const counts: Record<string, number> = {};
const broken: Record<string, string[]> = Object.fromEntries(Object.keys(TRUTHS).map((truth) => [truth, []]));

/** The options of each pair that are part of a kit for a protein-coding gene. */
const completed = new Set<string>();

/** The truths are checked on kits that have every two options together; `every-sequence` checks them on all kits. */
beforeAll(() => {
  for (const [name, target] of Object.entries(TARGETS)) {
    const designs = Array.from(everyDesign(target));
    counts[name] = designs.length;
    for (const chosen of coverChoices(target, designs)) {
      const { design, ...choices } = chosen;
      if (target === TARGETS.coding) for (const option of listOptions(design)) completed.add(option);
      const kit = aKit(chosen);
      for (const [truth, isKept] of Object.entries(TRUTHS)) {
        const subject = `${toSku(design)} ${JSON.stringify(choices)}`;
        if (!isKept(kit) && (broken[truth]?.length ?? 0) < 5) broken[truth]?.push(subject);
      }
    }
  }
}, 300_000);

function listOptions({ fn, structure, promoter, tag, selection }: Design): string[] {
  return [promoter, tag, selection].map(({ code }) => `${fn.code} ${structure.symbol} ${code}`);
}

it("offers no promoter, tag or selection marker that no other choice can complete", () => {
  const offered = Object.entries(matrix).flatMap(([fn, row]) =>
    Object.entries(row.offered).flatMap(([symbol, promoters]) => {
      const { selection = [] } = structures.find((each) => each.symbol === symbol) ?? {};
      return [...promoters, ...row.tags, ...selection].map((code) => `${fn} ${symbol} ${code}`);
    }),
  );

  expect(offered.filter((option) => !completed.has(option))).toEqual([]);
  expect(offered.length).toBeGreaterThan(500);
});

describe("every kit that can be made", () => {
  it("is counted", () => {
    expect(counts).toEqual({
      coding: 76_763,
      long: 39_073,
      lncRNA: 18_322,
      locus: 5_097,
      template: 40_476,
      control: 39_828,
    });
  });

  it.each(Object.keys(TRUTHS))("%s", (truth) => {
    expect(broken[truth]).toEqual([]);
  });
});
