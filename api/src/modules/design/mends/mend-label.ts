import { type Design, NONE } from "../design.ts";

/** What a mend changes, as an imperative: `Drop EGFP and use PEFS instead of PCMV`. */
export function mendLabel(from: Design, to: Design): string {
  const parts = [
    [from.promoter, to.promoter],
    [from.tag, to.tag],
    [from.fluorescence, to.fluorescence],
    [from.selection, to.selection],
  ] as const;
  const changed = parts.filter(([before, after]) => before !== after);
  const dropped = changed.filter(([, after]) => after.code === NONE).map(([before]) => before.name);
  const added = changed.filter(([before]) => before.code === NONE).map(([, after]) => after.name);
  const replaced = [
    [from.fn, to.fn] as const,
    [from.structure, to.structure] as const,
    ...changed.filter(([before, after]) => before.code !== NONE && after.code !== NONE),
    ...(changed.length === 0 && from.structure === to.structure
      ? [[from.bacterial, to.bacterial] as const]
      : []),
  ].filter(([before, after]) => before !== after);
  const steps = [
    ...replaced.map(([before, after]) => `use ${after.name} instead of ${before.name}`),
    ...(dropped.length > 0 ? [`drop ${and(dropped)}`] : []),
    ...(added.length > 0 ? [`add ${and(added)}`] : []),
  ];
  return upperFirst(and(steps));
}

const and = (items: string[]) => new Intl.ListFormat("en-GB").format(items);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
