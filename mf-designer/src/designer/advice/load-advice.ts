import type { DesignAdvice } from "@ligate/contract/design/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { cached } from "../state/response-cache.ts";
import { parseAnswers } from "./advice-answers.ts";

/**
 * The advice for the answers of an address; `undefined` for answers that do not exist.
 * @throws ApiError on a server, whose page would be cached without the advice
 */
export async function loadAdvice(answers: string, signal: AbortSignal): Promise<DesignAdvice | undefined> {
  try {
    const query = parseAnswers(answers);
    return await cached(`advice ${answers}`, () =>
      api.get("/api/products/advise-design/", { query, signal }),
    );
  } catch (error) {
    const isOptional = error instanceof ApiError && (error.status < 500 || typeof document !== "undefined");
    if (!isOptional) throw error;
    return undefined;
  }
}
