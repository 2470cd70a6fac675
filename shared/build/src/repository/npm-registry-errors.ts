import { NotPermittedError, RepositoryUnavailableError } from "./release-repository.ts";

const NETWORK_ERROR =
  /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|EIDLETIMEOUT|ERESPONSETIMEOUT|ETRANSFERTIMEOUT|ERR_SSL|ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

/** The HTTP status of an error of npm-registry-fetch. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && "statusCode" in error ? Number(error.statusCode) : undefined;

export interface FailedCall {
  /** Such as `publish @ligate/mf-catalog`. */
  what: string;
  packageName: string | undefined;
  registry: string;
  hasToken: boolean;
}

/** Describes an error of npm's libraries in one sentence; the error itself if it is of another kind. */
export function registryError(
  cause: unknown,
  { what, packageName, registry, hasToken }: FailedCall,
): unknown {
  const status = statusOf(cause);
  const problem = cause instanceof Error ? cause.message : String(cause);
  if (status === 401 || status === 403) {
    const owner = packageName ? `of the team that owns ${packageName}` : "of this registry";
    const advice = hasToken
      ? `Set RELEASES_TOKEN to a token ${owner}, or have its account granted the right in the registry.`
      : `Set RELEASES_TOKEN to a token ${owner}.`;
    return new NotPermittedError(`Cannot ${what}: ${registry} does not permit it (${problem}). ${advice}`, {
      cause,
    });
  }
  if (isUnavailable(cause, status)) {
    return new RepositoryUnavailableError(
      `Cannot ${what}: ${registry} is not available (${problem}). Check the address in RELEASES_REGISTRY, and try again.`,
      { cause },
    );
  }
  return new Error(`Cannot ${what} in ${registry}: ${problem}`, { cause });
}

function isUnavailable(error: unknown, status: number | undefined): boolean {
  if (status !== undefined) return status >= 500 || status === 408 || status === 429;
  if (!(error instanceof Error)) return false;
  return error.name === "FetchError" || ("code" in error && NETWORK_ERROR.test(String(error.code)));
}
