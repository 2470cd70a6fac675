import type { PackageManifest } from "../releases/package-manifest.ts";

/**
 * The port of a package's development server: the environment variable `<PACKAGE>_PORT`, such as `MF_CATALOG_PORT`, or
 * the default in its package.json.
 * @throws if the variable is not a port number
 */
export function developmentPort({ name, ligate }: PackageManifest, env = process.env): number {
  const variable = `${name.toUpperCase().replaceAll("-", "_")}_PORT`;
  const value = env[variable];
  if (!value) return ligate.developmentPort;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} is ${JSON.stringify(value)}: it has to be a port number from 1 to 65535.`);
  return port;
}
