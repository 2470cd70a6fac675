import type { AskedField } from "./asked-fields.ts";

/** Whether a field applies: some are asked only where the fluorescence marker has a certain role. */
export const isAsked = (
  { with_reporter }: Pick<AskedField, "with_reporter">,
  { reporter }: { readonly reporter?: string },
): boolean => with_reporter === undefined || reporter === with_reporter;
