import { z } from "zod";

/** A package of npm whose code or files a release contains. */
export const Component = z.object({
  name: z.string(),
  version: z.string(),
  /** An SPDX expression; missing if the package names none. */
  license: z.string().optional().catch(undefined),
});
export type Component = z.infer<typeof Component>;

/** The file of a release with its bill of materials. An emitted file, so other components make another release. */
export const BOM_FILE = "bom.json";

/** The part of a CycloneDX document that the build writes and the gate reads. */
export const BillOfMaterials = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      licenses: z.array(z.object({ expression: z.string() })).optional(),
    }),
  ),
});

/**
 * The bill of materials of a release in the format CycloneDX 1.6. Without serial number and time, so that the same content
 * makes the same release.
 */
export const createBillOfMaterials = (
  release: { name: string; version: string },
  components: Component[],
) => ({
  bomFormat: "CycloneDX" as const,
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name: release.name, version: release.version } },
  components: components.map(({ name, version, license }) => ({
    type: "library",
    name,
    version,
    ...(license && { licenses: [{ expression: license }] }),
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  })),
});

/** The components of a bill of materials. @throws if the document is none */
export const readComponents = (document: unknown): Component[] =>
  BillOfMaterials.parse(document).components.map(({ name, version, licenses }) => ({
    ...{ name, version },
    license: licenses?.[0]?.expression,
  }));
