import { parseSku } from "@ligate/contract/design/sku";
import { aGene } from "../../../testing/designs.ts";
import { designFromCodes } from "../resolve-design.ts";
import { CONTROL, TEMPLATE } from "../target.ts";
import { aKit, type Kit, type Truths } from "./every-kit.ts";

/** `subject` is the SKU of a kit, with its choices behind it, such as ` N` for a tag at the N terminus, or ` IRES`. */
export type Mistake = [begin: string, subject: string, mistake: string, change: (kit: Kit) => Kit];

const findTruth = (truths: Truths, begin: string): string | undefined =>
  Object.keys(truths).find((each) => each.startsWith(begin));

/** The truths that no mistake breaks. */
export function listUnbroken(truths: Truths, mistakes: Mistake[]): string[] {
  const broken = mistakes.map(([begin]) => findTruth(truths, begin));
  return Object.keys(truths).filter((truth) => !broken.includes(truth));
}

/** Expects that a kit keeps a truth, and does not any more once it is changed. */
export function expectBroken(truths: Truths, begin: string, subject: string, change: Mistake[3]): void {
  const isKept = truths[findTruth(truths, begin) ?? ""];
  const [sku = "", ...chosen] = subject.split(" ");
  const codes = parseSku(sku);
  if (!codes) throw new Error(`${sku} cannot be parsed.`);
  const target = [CONTROL, TEMPLATE].find(({ number }) => number === codes.target) ?? aGene();
  const design = designFromCodes(codes, target);
  const choose = <T extends string>(values: readonly T[]) => values.find((value) => chosen.includes(value));
  const kit = aKit({
    design,
    terminus: choose(["N", "C"]),
    marker: choose(["2A", "IRES", "promoter"]),
    reporter: choose(["gene", "cell"]),
  });

  expect(isKept?.(kit)).toBe(true);
  expect(isKept?.(change(kit))).toBe(false);
}
