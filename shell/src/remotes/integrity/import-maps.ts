import { LOAD_TIMEOUT_MS } from "../timeout.ts";

/**
 * Adds the import maps of remotes to the document, so that the browser verifies their scripts. The document itself
 * contains the import map of the shell and of the remote that owns its path.
 */
export class ImportMaps {
  readonly #adding = new Map<string, Promise<boolean>>();
  readonly #failed = new Set<string>();

  /** Whether an import map has been added or is being added. */
  has(url: string): boolean {
    return this.#adding.has(url);
  }

  /**
   * Adds an import map once; a failure can be retried. The security policy lists its hash and admits no other text.
   * @returns `false` if the browser supports a single import map per document (Firefox 153)
   * @throws if the import map cannot be fetched, or does not have the hash
   */
  add(url: string): Promise<boolean> {
    const adding = this.#adding.get(url) ?? this.#add(url);
    this.#adding.set(url, adding);
    return adding;
  }

  async #add(url: string): Promise<boolean> {
    try {
      return await appendImportMap(await this.#fetch(url));
    } catch (error) {
      this.#adding.delete(url);
      this.#failed.add(url);
      throw error;
    }
  }

  async #fetch(url: string): Promise<string> {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
      // The cached text may be the reason for the failure.
      cache: this.#failed.has(url) ? "reload" : "default",
    });
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    return response.text();
  }
}

/** Browsers fire the events of an import map that is not used in a task before the timer's. */
async function appendImportMap(text: string): Promise<boolean> {
  const script = document.createElement("script");
  script.type = "importmap";
  script.textContent = text;
  const outcome = await new Promise<"used" | "refused" | "unsupported">((resolve) => {
    script.addEventListener("securitypolicyviolation", () => resolve("refused"));
    script.addEventListener("error", () => resolve("unsupported"));
    document.head.append(script);
    setTimeout(resolve, 0, "used");
  });
  if (outcome !== "refused") return outcome === "used";
  script.remove();
  throw new Error("The security policy refused an import map: its text is not that of an active release.");
}
