import type { Settings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import { ProblemError } from "../../../http/problem.ts";
import { sendRequest } from "../../../http/send-request.ts";
import { storeDay } from "../../design/index.ts";
import type { OwnSequence } from "./own-sequences.ts";

/** A screening takes a second; a queue at the service may take longer. */
const TIMEOUT_MS = 60_000;

/** The part of the answer that decides. The service names the hazards for its own reports. */
const Answer = z.object({
  synthesis_permission: z.enum(["granted", "denied"]),
  hits_by_record: z.array(z.object({ fasta_header: z.string() })).default([]),
  errors: z.array(z.object({ diagnostic: z.string() })).default([]),
});

export interface ScreeningResult {
  /** The tool, for the record. */
  tool: string;
  isGranted: boolean;
  /** The sequences that resemble a hazard. */
  hits: string[];
}

/** Screens the sequences of an order. @throws ProblemError 503 if the service gives no result */
export type ScreenSequences = (
  sequences: readonly OwnSequence[],
  orderNumber: string,
) => Promise<ScreeningResult>;

/**
 * Screens with SecureDNA's client for providers, which runs beside the store and hashes the sequences before they leave it.
 * @returns undefined if SCREENING_URL is not set
 */
export function createScreening({
  SCREENING_URL,
}: Pick<Settings, "SCREENING_URL">): ScreenSequences | undefined {
  if (!SCREENING_URL) return undefined;
  return async (sequences, orderNumber) => {
    const fasta = sequences.map(({ line, label, bases }) => `>line ${line} ${label}\n${bases}\n`).join("");
    const sent = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ fasta, region: "us", provider_reference: orderNumber }),
      timeoutMs: TIMEOUT_MS,
    } as const;
    const answer = await sendRequest(new URL("/v1/screen", SCREENING_URL), sent)
      .then(({ body }) => Answer.parse(body))
      .catch((error: Error) => fail(error.message.split("\n")[0]));
    if (answer.errors[0]) return fail(answer.errors[0].diagnostic);
    return {
      tool: `SecureDNA, ${storeDay()}`,
      isGranted: answer.synthesis_permission === "granted",
      hits: answer.hits_by_record.map(({ fasta_header }) => fasta_header),
    };
  };
}

function fail(reason: string | undefined): never {
  throw new ProblemError(503, `The screening service gave no result: ${reason}.`);
}
