import { z } from "zod";
import { PageHandle } from "./page-handle.ts";

/** Files that a document preloads; paths relative to the release's folder. */
const Files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** A file of a release. */
export const ReleaseFile = z.object({
  /** SHA-384 of its content as in Subresource Integrity: `sha384-<base64>`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  bytes: z.int().nonnegative(),
});
export type ReleaseFile = z.infer<typeof ReleaseFile>;

/** Where a release was built. Unknown values are `null`. */
export const ReleaseOrigin = z.object({
  /** Git commit, 40 hex digits; with uncommitted changes, followed by `-dirty`. */
  commit: z.string().nullable(),
  author: z.string().nullable(),
  builtAt: z.iso.datetime(),
  /** Address or number of the CI run. */
  ciRun: z.string().nullable(),
});
export type ReleaseOrigin = z.infer<typeof ReleaseOrigin>;

/** `0123456`, or `0123456+changes` if the work tree had changes that were not committed; empty if unknown. */
export function formatCommit(origin: ReleaseOrigin | undefined): string {
  const [commit = "", dirty] = origin?.commit?.split("-") ?? [];
  return commit.slice(0, 7) + (dirty ? "+changes" : "");
}

/**
 * Shared module, such as `@ligate/platform/cart` or `react` → names that it exports, or that a remote imports from it; of an
 * object with its members, such as `cart.add`.
 */
const SharedNames = z.record(z.string(), z.array(z.string()));

/** `release.json`: the manifest of a built package. */
export const Release = z.object({
  name: z.string(),
  version: z.string(),
  /** The first 12 hex digits of the SHA-256 of its emitted files (`release-id.ts`). */
  id: z.string().regex(/^[\w-]+$/),
  origin: ReleaseOrigin,
  /** The module to load first: the shell's main file, or a remote's container. */
  entry: z.string(),
  css: z.array(z.string()),
  exposes: z.array(z.string()),
  /** Shared module → its version in this release (the shell's). */
  provides: z.record(z.string(), z.string()),
  /** Shared module that it uses → the range of versions that it requires (a remote's). */
  shared: z.record(z.string(), z.string()),
  /** The exports of the shared modules of the shell; empty for a remote. */
  platformExports: SharedNames,
  /** The imports of the release from shared modules; empty for the shell. */
  platformImports: SharedNames,
  /** Calls of the API that its code uses, such as `GET /api/blogs/get-blog/:id/` → hash of the call's schemas. */
  calls: z.record(z.string(), z.string()),
  /** Fragments that its code embeds, such as `mf-catalog/contact-form` → names of the props that it passes. */
  embeds: z.record(z.string(), z.array(z.string())).default({}),
  /**
   * Addresses in its code, such as `/profile/order/:`, where `:` stands for any segment: of links, and other texts that may
   * be addresses. Older releases record none.
   */
  links: z.object({ certain: z.array(z.string()), possible: z.array(z.string()) }).optional(),
  /** Patterns of the addresses that a remote owns, derived from its route table. */
  addresses: z.array(z.string()),
  /** Patterns of the paths of its routes that only redirect. */
  redirects: z.array(z.string()).default([]),
  /** Whether the gateway renders its pages. */
  ssr: z.boolean(),
  /** Files that every page needs besides its own chunk: a remote's route table, the shell's code. */
  table: Files,
  /** Route id → the page's path pattern, the `handle` of its route, and the files of its chunk. */
  pages: z.record(
    z.string(),
    Files.extend(PageHandle.omit({ owns: true }).shape).extend({ path: z.string() }),
  ),
  /** Every emitted file except source maps, by path relative to the release's folder. The gateway serves no others. */
  files: z.record(z.string(), ReleaseFile),
});
export type Release = z.infer<typeof Release>;

export const RELEASE_FILE = "release.json";
/** The server build, relative to the release's folder. */
export const SERVER_FILE = "server/index.cjs";
/**
 * The JSON schemas of the calls that a release uses, as `CallSchemas` of @ligate/contract/compatibility/call-schemas.
 * It is an emitted file, so a changed schema of a used call makes another release.
 */
export const CALLS_FILE = "calls.json";
/** The JSON schemas of the props of fragments that a release embeds and exposes, as `FragmentSchemas` of the contract. */
export const FRAGMENTS_FILE = "fragments.json";
/**
 * The route table of a remote. The gateway reads it from release.json; browser code does not contain the `handle` of a
 * route, so as an emitted file a changed `handle` makes another release.
 */
export const ROUTE_TABLE_FILE = "route-table.json";
/** The declarations of the shell's modules of platform: module → exported name → text of its declaration. */
export const PLATFORM_SURFACE_FILE = "platform-surface.json";

/** First segments of addresses that the gateway answers itself or forwards to the API. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...["api", "media", "sandbox", "assets", "releases", "preview", "browser-reports"],
  ...["healthz", "readyz", "sitemap.xml", "robots.txt", ".well-known"],
];

/** Files for browsers. The others are for the gateway and the gate. */
export const isPublicFile = (path: string): boolean => !path.startsWith("server/") && !path.endsWith(".json");

/** Files that browsers may request: Brotli copies are encodings of other files, not files of their own. */
export const hasAddress = (path: string): boolean => isPublicFile(path) && !path.endsWith(".br");

/**
 * The declarations of platform, as the shell's release records them: module, such as `@ligate/platform/cart` → name → text.
 * The members of an object or a class are declarations of their own: `cart.add`. A declaration that its module does not
 * export, but refers to in an export, is named `(internal) CartState`.
 */
export const PlatformSurface = z.record(z.string(), z.record(z.string(), z.string()));
export type PlatformSurface = z.infer<typeof PlatformSurface>;

/** The name of a declaration that its module does not export. */
export const internalName = (name: string): string => `(internal) ${name}`;
