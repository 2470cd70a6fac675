import type { SpecifiedSequenceFile } from "@ligate/contract/sequences/schemas";
import { api } from "@ligate/platform/api";
import { saveBlob } from "@ligate/ui/controls/save-blob";

/** Has the browser save the sequence of a specified design. @throws ApiError */
export async function saveSequenceFile(body: SpecifiedSequenceFile): Promise<void> {
  const { name, text } = await api.post("/api/products/specified-sequence-file/", { body });
  saveBlob(new Blob([text], { type: "text/plain" }), name);
}
