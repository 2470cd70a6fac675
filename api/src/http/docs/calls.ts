import { Problem } from "@ligate/contract/common/problem";
import { contract } from "@ligate/contract/contract";
import type { Endpoint, ErrorStatus } from "@ligate/contract/endpoint";
import type { z } from "zod";

export type CallName = keyof typeof contract;
export type Status = 400 | 401 | 414 | ErrorStatus;

/** An endpoint of the contract with its name and the data that the documentation adds. */
export interface KnownCall extends Endpoint {
  name: CallName;
  /** Names of the path parameters. */
  params: string[];
  /** Status codes other than 200, with the schema of the body. */
  errors: Partial<Record<Status, z.ZodType>>;
}

const isWrite = ({ method }: Endpoint) => method !== "GET";

/** All endpoints, in the order of the contract. */
export const knownCalls: KnownCall[] = (Object.keys(contract) as CallName[]).map((name) => {
  const endpoint: Endpoint = contract[name];
  const params = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => String(param));
  const errors = { ...findCommonErrors(endpoint, params), ...endpoint.errors };
  return { ...endpoint, name, params, errors };
});

/** Errors that every endpoint of this kind can return. */
function findCommonErrors(endpoint: Endpoint, params: string[]): KnownCall["errors"] {
  return {
    ...(endpoint.query || params.length > 0 || isWrite(endpoint) ? { 400: Problem } : {}),
    ...(endpoint.signedIn ? { 401: Problem } : {}),
    ...(params.length > 0 ? { 404: Problem } : {}),
    414: Problem,
    ...(isWrite(endpoint) ? { 403: Problem, 413: Problem, 415: Problem } : { 429: Problem }),
  };
}
