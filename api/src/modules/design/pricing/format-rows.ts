import { upperFirst } from "@ligate/contract/common/letter-case";
import { formats, isInStock, prices } from "../data/design-data.ts";
import type { Campaign, Days, Format, FormatOption } from "../data/price-schema.ts";
import { type Design, NONE, toSku } from "../design.ts";
import { excessText, formatKb, insertBp, sizeText } from "../plasmids/insert-size.ts";
import { basePrice, type PricedFrame, type PriceOrReason } from "./base-price.ts";
import { campaignFor, campaignsOn, reducedCents } from "./campaigns.ts";

/** A design in one delivery format and size. Prices are in cents; null means by quote, with a `reason`. */
export interface FormatRow {
  sku: string;
  format: Format;
  option: FormatOption;
  listCents: number | null;
  unitCents: number | null;
  /** Why there is no price, or why the format is not offered. */
  reason?: string;
  /** The size up to which the option is priced, if the insert is longer. */
  maxBp?: number;
  /** A sentence about the option at its price. */
  note?: string;
  /** False if the design is not made in this format; then there is no price, no quote and no lead time. */
  isOffered: boolean;
  /** The campaign that reduces the price. */
  campaign?: Campaign;
  days: Days | null;
  inStock: boolean;
}

/** The facts that prices depend on besides the design. */
interface PriceContext {
  /** The surcharge for the specification of a line, or the reason why it is by quote. */
  surcharge?: PriceOrReason;
  /** The specified reading frame; that of the design by default. */
  frame?: PricedFrame;
  /** The length of the specified insert; that of the design by default. */
  insertBp?: number;
  /** Whether the specification asks for another vector than that on the shelf. */
  isMadeToOrder?: boolean;
  /** The campaigns that apply; today's by default. */
  campaigns?: Campaign[];
}

/** All delivery options of a design, in display order. Within a format, prices rise with the size. */
export function formatRows(design: Design, context: PriceContext = {}): FormatRow[] {
  const base = basePrice(design, context.surcharge, context.frame);
  const insert = context.insertBp ?? insertBp(design);
  const running = context.campaigns ?? campaignsOn();
  const { isMadeToOrder = false } = context;
  return listFormats(design).flatMap((format) => {
    const refusal = findRefusalReason(design, format);
    const start = uncloned(design, format) ?? base;
    const campaign = campaignFor(design.fn.code, format.prefix, running);
    return format.options.map((option) =>
      refusal === undefined
        ? offeredRow(design, format, option, { start, insert, campaign, isMadeToOrder })
        : { ...emptyRow(design, format, option), reason: refusal, isOffered: false },
    );
  });
}

/** The reason why a template is not sold in a format, if it is not. */
const uncloned = ({ target, fn }: Design, { needsTarget }: Format): { reason: string } | undefined =>
  needsTarget && target.kind === "template"
    ? { reason: `${upperFirst(fn.cloned)} must be cloned first.` }
    : undefined;

const listFormats = ({ structure }: Design): Format[] =>
  formats.filter(({ prefix }) => structure.formats.includes(prefix));

/** Whether making a format takes packaged particles: it consists of them, or of cells that they were added to. */
const takesParticles = (design: Design, { particles, madeWith }: Format): boolean =>
  particles ||
  listFormats(design).some((source) => source.prefix === madeWith && takesParticles(design, source));

/** The reason why a design is not made in a format. */
const findRefusalReason = (design: Design, { needs }: Format): string | undefined =>
  !needs || needs.oneOf.some((part) => design[part].code !== NONE) ? undefined : needs.reason;

interface Pricing {
  start: PriceOrReason;
  /** Base pairs. */
  insert: number;
  campaign: Campaign | undefined;
  isMadeToOrder: boolean;
}

function offeredRow(design: Design, format: Format, option: FormatOption, pricing: Pricing): FormatRow {
  const inStock = !pricing.isMadeToOrder && isInStock(toSku(design), format.prefix);
  const days = inStock ? prices.inStockDays : (format.days ?? null);
  const row = { ...emptyRow(design, format, option), days, inStock };
  const size = takesParticles(design, format) ? particleSize(design, option, pricing.insert) : undefined;
  const price = optionPrice(option, pricing.start);
  if ("reason" in price) return { ...row, reason: price.reason };
  if (size?.maxBp !== undefined) return { ...row, ...size };
  const unitCents = reducedCents(price.cents, pricing.campaign?.percent ?? 0);
  const isReduced = unitCents < price.cents;
  return {
    ...row,
    ...size,
    listCents: price.cents,
    unitCents,
    ...(isReduced && { campaign: pricing.campaign }),
  };
}

/** The consequence of the insert's size for an option that is made with particles. */
function particleSize(
  { structure: { cargo } }: Design,
  { upTo }: FormatOption,
  insert: number,
): Pick<FormatRow, "maxBp" | "reason" | "note"> | undefined {
  if (!cargo || insert <= cargo.recommendedMax) return undefined;
  const maxBp = cargo[upTo];
  const size = sizeText(insert, cargo, maxBp);
  if (insert > cargo.max) return { maxBp, reason: `${size} is ${excessText(insert, cargo)}.` };
  if (insert > maxBp)
    return { maxBp, reason: `${size} is over the ${formatKb(maxBp)} to which this amount is priced.` };
  return { note: `${size}: ${cargo.beyond}.` };
}

const emptyRow = (design: Design, format: Format, option: FormatOption): FormatRow => ({
  sku: toSku(design, option.code),
  format,
  option,
  listCents: null,
  unitCents: null,
  isOffered: true,
  days: null,
  inStock: false,
});

function optionPrice(
  { quoteReason, add = 0, minimum = 0 }: FormatOption,
  start: PriceOrReason,
): PriceOrReason {
  if ("reason" in start) return start;
  return quoteReason ? { reason: quoteReason } : { cents: Math.max(minimum, start.cents + add) };
}

/** The row with the lowest price of all formats; `undefined` if every price is by quote. */
export const lowestPriceRow = (rows: FormatRow[]): FormatRow | undefined =>
  rows
    .filter(({ unitCents }) => unitCents !== null)
    .reduce<FormatRow | undefined>(
      (lowest, row) =>
        (lowest?.unitCents ?? Number.POSITIVE_INFINITY) <= (row.unitCents ?? 0) ? lowest : row,
      undefined,
    );

/** The lowest price of all formats; null if every price is by quote. */
export const lowestPriceCents = (rows: FormatRow[]): number | null => lowestPriceRow(rows)?.unitCents ?? null;

/** The business days of the fastest delivery format. */
export function shortestLeadTime(rows: FormatRow[]) {
  const days = rows.flatMap((row) => row.days ?? []).sort((a, b) => a.min - b.min || a.max - b.max);
  return { min_days: days[0]?.min ?? 0, max_days: days[0]?.max ?? 0 };
}
