import { CONTROL_TARGET, TEMPLATE_TARGET } from "./sku.ts";

/** The display name of a kit, from the names of its function and structure and its target sequence. */
export function productDisplayName(functionName: string, structureName: string, target: string): string {
  const kit = `${functionName} ${structureName}`;
  if (target === CONTROL_TARGET) return `${kit} Ctrl Kit`;
  if (!target || target === TEMPLATE_TARGET) return `${kit} Kit`;
  return `${kit} Kit--Gene ${target}`;
}
