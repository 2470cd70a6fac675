import type { Specification } from "@ligate/contract/specification/schemas";
import { saveDraft } from "@ligate/platform/drafts";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { kitSku } from "./product-sku.ts";

/** Formats of a design share their input: another format of it needs the same guide. */
export const specificationDraftName = (sku: string): DraftName => `specification:${kitSku(sku)}`;

/** Fills in fields of the form of a design, which reads them when it is opened. */
export const specifyInAdvance = (
  sku: string,
  fields: Pick<Specification, "terminus" | "marker" | "cell_line">,
): void => saveDraft(`draft:${specificationDraftName(sku)}`, fields);
