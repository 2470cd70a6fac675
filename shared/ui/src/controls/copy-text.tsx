import { notify } from "@ligate/platform/notices";

/** Copies a text to the clipboard. @param name names the text in the notice: "key" */
export async function copyText(name: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify("success", `The ${name} ${name.endsWith("s") ? "are" : "is"} copied.`);
  } catch {
    notify("error", "Your browser does not let us copy. Please select the text and copy it yourself.");
  }
}
