import type { Specification } from "@ligate/contract/specification/schemas";
import { saveDraft } from "@ligate/platform/drafts";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { kitSku } from "./product-sku.ts";

/** Formats of a design share their input: another format of it needs the same guide. */
export const specificationDraftName = (sku: string): DraftName => `specification:${kitSku(sku)}`;

type RemedyFields = Pick<Specification, "terminus" | "marker" | "cell_line">;

/** The input of the form that results in fields of a specification. */
export const toControls = ({ cell_line: cellLine, ...others }: RemedyFields) => ({
  ...others,
  ...(cellLine !== undefined && { cellLine }),
});

/** Fills in fields of the form of a design, which reads them when it is opened. */
export const specifyInAdvance = (sku: string, fields: RemedyFields): void =>
  saveDraft(`draft:${specificationDraftName(sku)}`, toControls(fields));
