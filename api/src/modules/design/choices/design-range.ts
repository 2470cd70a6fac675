import { setImmediate as nextTurn } from "node:timers/promises";
import { toDollars } from "@ligate/contract/common/money";
import { CARGO_LEVELS } from "@ligate/contract/design/constants";
import type { DesignRange } from "@ligate/contract/design/schemas";
import { inStockDesigns } from "../data/design-data.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import { offeredPairs } from "../default-design.ts";
import { CUSTOM, type Design, NONE, toSku } from "../design.ts";
import { cargoLevel } from "../plasmids/assemblies.ts";
import { insertBp } from "../plasmids/insert-size.ts";
import { campaignsOn } from "../pricing/campaigns.ts";
import { type FormatRow, formatRows, lowestPriceCents, shortestLeadTime } from "../pricing/format-rows.ts";
import { storeDay } from "../pricing/store-day.ts";
import { functionByCode, structureBySymbol } from "../resolve-design.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { type Completion, listCompletions } from "./completions.ts";
import { openTargets } from "./open-targets.ts";

/**
 * The ranges of starting prices, lead times and insert sizes over designs with this target; `undefined` if there are
 * none.
 */
export function designRange(completions: Completion[], target: Target): DesignRange | undefined {
  const [first] = completions;
  if (!first) return undefined;
  const insert = { min: first.insertBp, max: first.insertBp };
  const levels = { best: first.level, worst: first.level };
  const alike = new Map<string, Design>();
  for (const { design, insertBp, level } of completions) {
    insert.min = Math.min(insert.min, insertBp);
    insert.max = Math.max(insert.max, insertBp);
    if (rank(level) < rank(levels.best)) levels.best = level;
    if (rank(level) > rank(levels.worst)) levels.worst = level;
    const key = priceKey(design, level, target);
    if (!alike.has(key)) alike.set(key, { ...design, target });
  }
  const context = { campaigns: campaignsOn() };
  const rows = [...alike.values()].map((design) => formatRows(design, context));
  return { ...priceAndTime(rows), insert_bp: insert, levels };
}

/** The range of one design. */
export function rangeOfDesign(design: Design): DesignRange | undefined {
  const bp = insertBp(design);
  return designRange([{ design, insertBp: bp, level: cargoLevel(design.structure, bp) }], design.target);
}

const rank = (level: (typeof CARGO_LEVELS)[number]) => CARGO_LEVELS.indexOf(level);

const skusInStock = new Set(inStockDesigns.map(({ sku }) => sku));
const targetsInStock = new Set([...skusInStock].map((sku) => sku.split("-").at(-1)));

/** Designs of a pair and target with equal keys have equal prices and lead times. */
function priceKey(design: Design, level: string, target: Target): string {
  const { tag, fluorescence, selection } = design;
  const sku = targetsInStock.has(target.number) ? toSku({ ...design, target }) : "";
  if (skusInStock.has(sku)) return sku;
  const kinds = [tag, fluorescence, selection].map(({ code }) =>
    code === NONE || code === CUSTOM ? code : "part",
  );
  return [level, ...kinds].join(" ");
}

function priceAndTime(rows: FormatRow[][]) {
  const times = rows.map(shortestLeadTime);
  return {
    from_price: priceRange(rows),
    ...deliveryPrices(rows),
    lead_time: {
      min_days: Math.min(...times.map(({ min_days }) => min_days)),
      max_days: Math.max(...times.map(({ max_days }) => max_days)),
    },
  };
}

function deliveryPrices(rows: FormatRow[][]): Pick<DesignRange, "plasmid" | "particles"> {
  const plasmids = rows.map((each) => each.filter(({ format }) => format.prefix === "PD").slice(0, 1));
  const particles = rows.map((each) => each.filter(({ format }) => format.particles)).filter(hasRows);
  const amount = plasmids[0]?.[0]?.option.description;
  return {
    ...(amount !== undefined && { plasmid: { amount, price: priceRange(plasmids) } }),
    ...(particles.length > 0 && { particles: { price: priceRange(particles) } }),
  };
}

const hasRows = (rows: FormatRow[]) => rows.length > 0;

/** The lowest prices of several designs. */
function priceRange(designs: FormatRow[][]): DesignRange["from_price"] {
  const prices = designs.flatMap((rows) => lowestPriceCents(rows) ?? []).map(toDollars);
  return prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null;
}

/** The range that contains all of the ranges; `undefined` if there are none. */
export function joinRanges(ranges: (DesignRange | undefined)[]): DesignRange | undefined {
  return ranges.reduce((all, range) => (all && range ? join(all, range) : (all ?? range)), undefined);
}

function join(a: DesignRange, b: DesignRange): DesignRange {
  return {
    from_price: joinPrices(a.from_price, b.from_price),
    plasmid: joinDelivery(a.plasmid, b.plasmid),
    particles: joinDelivery(a.particles, b.particles),
    lead_time: {
      min_days: Math.min(a.lead_time.min_days, b.lead_time.min_days),
      max_days: Math.max(a.lead_time.max_days, b.lead_time.max_days),
    },
    insert_bp: {
      min: Math.min(a.insert_bp.min, b.insert_bp.min),
      max: Math.max(a.insert_bp.max, b.insert_bp.max),
    },
    levels: {
      best: rank(a.levels.best) < rank(b.levels.best) ? a.levels.best : b.levels.best,
      worst: rank(a.levels.worst) > rank(b.levels.worst) ? a.levels.worst : b.levels.worst,
    },
  };
}

function joinPrices(a: DesignRange["from_price"], b: DesignRange["from_price"]): DesignRange["from_price"] {
  return a && b ? { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) } : (a ?? b);
}

/** Either is absent if its designs are not delivered in this format. */
const joinDelivery = <T extends { price: DesignRange["from_price"] }>(
  a: T | undefined,
  b: T | undefined,
): T | undefined => (a && b ? { ...a, price: joinPrices(a.price, b.price) } : (a ?? b));

/** Ranges by day, because campaigns change prices from one day to the next. */
let cache = {
  day: "",
  ofPairs: new Map<string, DesignRange | undefined>(),
  ofTargets: new Map<string, DesignRange | undefined>(),
};

/** Ranges of about 100 genes, of 2 MB in all. */
const MAX_TARGET_RANGES = 5_000;

/**
 * The range of all designs of a pair; `undefined` if none can be made. Without a target it includes every kind of
 * target.
 */
export function pairRange(fn: FunctionType, structure: Structure, target?: Target): DesignRange | undefined {
  const day = storeDay();
  if (cache.day !== day) cache = { day, ofPairs: new Map(), ofTargets: new Map() };
  if (cache.ofTargets.size > MAX_TARGET_RANGES) cache.ofTargets.clear();
  const ranges = target ? cache.ofTargets : cache.ofPairs;
  const key = JSON.stringify([fn.code, structure.symbol, target]);
  if (!ranges.has(key)) {
    const targets = target ? [target] : openTargets(fn);
    ranges.set(key, joinRanges(targets.map((each) => rangeForTarget(fn, structure, each))));
  }
  return ranges.get(key);
}

function rangeForTarget(fn: FunctionType, structure: Structure, target: Target) {
  if (functionProblem(fn, target)) return undefined;
  return designRange(listCompletions(fn, structure, target), target);
}

let preparation = { day: "", done: Promise.resolve() };

/**
 * Computes today's ranges of all pairs once, which takes three seconds after the start. Requests that need them wait; others
 * are answered in between, after one pair and target.
 */
export function prepareRanges(): Promise<void> {
  const day = storeDay();
  if (preparation.day !== day) preparation = { day, done: computeRanges() };
  return preparation.done;
}

async function computeRanges(): Promise<void> {
  for (const pair of offeredPairs()) {
    const fn = functionByCode(pair.fn);
    const structure = structureBySymbol(pair.structure);
    for (const target of openTargets(fn)) {
      await nextTurn();
      listCompletions(fn, structure, target);
    }
    pairRange(fn, structure);
  }
}
