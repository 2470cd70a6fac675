import { Problem } from "@ligate/contract/common/problem";
import { contract } from "@ligate/contract/contract";
import type { Endpoint, ErrorStatus } from "@ligate/contract/endpoint";
import type { z } from "zod";

export type CallName = keyof typeof contract;
export type Status = 400 | 401 | 414 | ErrorStatus;

/** A call of the contract with everything that is known of it. */
export interface KnownCall extends Endpoint {
  name: CallName;
  /** The names of the parameters in its path. */
  params: string[];
  /** Every status it may answer beside 200, with the shape of the body. */
  errors: Partial<Record<Status, z.ZodType>>;
}

const isWrite = ({ method }: Endpoint) => method !== "GET";

/** All of them, in the order of the contract. */
export const knownCalls: KnownCall[] = (Object.keys(contract) as CallName[]).map((name) => {
  const endpoint: Endpoint = contract[name];
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => String(param));
  const errors = { ...errorsOfShape(endpoint, params), ...endpoint.errors };
  return { ...endpoint, name, params, errors };
});

/** What every call of this shape can answer, whatever it is about. */
function errorsOfShape(endpoint: Endpoint, params: string[]): KnownCall["errors"] {
  return {
    ...(endpoint.query || params.length > 0 || isWrite(endpoint) ? { 400: Problem } : {}),
    ...(endpoint.signedIn ? { 401: Problem } : {}),
    ...(isWrite(endpoint) ? { 403: Problem, 413: Problem, 415: Problem } : {}),
    ...(params.length > 0 ? { 404: Problem, 414: Problem } : {}),
  };
}
