import { CONTROL_TARGET, parseSku } from "@ligate/contract/design/sku";
import { CONTROL, formatRows, shortestLeadTime, TEMPLATE } from "../../design/index.ts";
import { resolveDesign } from "../products/find-design.ts";

type LeadTime = ReturnType<typeof shortestLeadTime>;

/** By SKU. The index has some hundred designs, and their lead times follow from the content files. */
const leadTimes = new Map<string, LeadTime | undefined>();

/** The lead time of a design of the index, which has no target gene; `undefined` if the SKU is not of such a design. */
export function designLeadTime(sku: string): LeadTime | undefined {
  if (!leadTimes.has(sku)) leadTimes.set(sku, deriveLeadTime(sku));
  return leadTimes.get(sku);
}

function deriveLeadTime(sku: string): LeadTime | undefined {
  const codes = parseSku(sku);
  const found = codes && resolveDesign(codes, codes.target === CONTROL_TARGET ? CONTROL : TEMPLATE);
  return found && shortestLeadTime(formatRows(found.design).filter(({ isOffered }) => isOffered));
}
