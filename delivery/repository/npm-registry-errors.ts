import { NotPermittedError, RepositoryUnavailableError } from "./release-repository.ts";

const NETWORK_ERROR =
  /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|EIDLETIMEOUT|ERESPONSETIMEOUT|ETRANSFERTIMEOUT|ERR_SSL|ERR_TLS|CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/;

/** The HTTP status of an error of npm-registry-fetch. */
export const errorStatus = (error: unknown): number | undefined =>
  typeof error === "object" && error !== null && "statusCode" in error ? Number(error.statusCode) : undefined;

interface FailedCall {
  /** Such as `publish @ligate/mf-catalog`. */
  what: string;
  packageName: string | undefined;
  registry: string;
  hasToken: boolean;
}

/** Describes an error of npm's libraries in sentences that name the package and what to do. */
export function registryError(cause: unknown, call: FailedCall): Error {
  const status = errorStatus(cause);
  const problem = cause instanceof Error ? cause.message : String(cause);
  if (status === 401 || status === 403) return notPermitted(call, problem, cause);
  if (isUnavailable(cause, status)) {
    return new RepositoryUnavailableError(
      `Cannot ${call.what}: ${call.registry} is not available (${problem}). Check RELEASES_REGISTRY, and try again.`,
      { cause },
    );
  }
  return new Error(`Cannot ${call.what} in ${call.registry}: ${isChanged(cause) ? CHANGED : problem}`, {
    cause,
  });
}

const CHANGED =
  "its tarball does not match the integrity in its metadata, so it was changed after its publication. " +
  "Restore it from a backup of the registry, or activate another release.";

const isChanged = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "EINTEGRITY";

/** @param problem what the registry answered */
function notPermitted(
  { what, packageName, registry, hasToken }: FailedCall,
  problem: string,
  cause: unknown,
): NotPermittedError {
  const token = packageName
    ? `a token of the team that owns ${packageName}`
    : "a valid token of this registry";
  const advice = hasToken && packageName ? `${token}, or grant its account the right in the registry` : token;
  return new NotPermittedError(
    `Cannot ${what}: ${registry} does not permit it (${problem}). Set RELEASES_TOKEN to ${advice}.`,
    { cause },
  );
}

function isUnavailable(error: unknown, status: number | undefined): boolean {
  if (status !== undefined) return status >= 500 || status === 408 || status === 429;
  if (typeof error !== "object" || error === null) return false;
  const isFetchError = "name" in error && error.name === "FetchError";
  return isFetchError || ("code" in error && NETWORK_ERROR.test(String(error.code)));
}
