import { z } from "zod";

/** A file with line and column. A retry of the shell adds a query to the address of an entry. */
const FILE = String.raw`(?<file>[\w./-]+)(?:\?[\w=]+)?(?<position>:\d+:\d+)?`;
const RELEASE = /^(?<remote>[\w-]+)\/(?<release>[\w-]+)$/;
/** Addresses of files have the id of a release, or a hash in the name. */
const PLACE = new RegExp(String.raw`^(?<remote>[\w-]+)\/(?:(?<release>[\w-]+)\/)?${FILE}$`);

interface ReleaseName {
  remote: string;
  release: string;
}

export interface Place {
  remote: string;
  /** Missing if the name of the file has a hash. */
  release?: string;
  file: string;
  /** Line and column, such as `:1:2345`. Missing if the file could not be loaded. */
  position?: string;
}

/** A text as the groups of a pattern. */
const parts = <Parts>(pattern: RegExp) =>
  z
    .string()
    .max(200)
    .regex(pattern)
    .transform((text) => ({ ...pattern.exec(text)?.groups }) as unknown as Parts);

/** `mf-catalog/0a1b2c3d4e5f` */
const ReleaseName = parts<ReleaseName>(RELEASE);

/** `mf-catalog/home.0123456789abcdef.js:1:2345`, or `mf-catalog/0a1b2c3d4e5f/home.js:1:2345` of an older release. */
const Place = parts<Place>(PLACE);

/** Milliseconds, as seconds. */
const Duration = z
  .number()
  .min(0)
  .max(600_000)
  .transform((ms) => ms / 1000);

/** The web vitals that a browser has measured. Not all browsers measure all of them. */
const Vitals = z.strictObject({
  lcp: Duration.optional(),
  inp: Duration.optional(),
  cls: z.number().min(0).max(1_000).optional(),
});

/** A report of a browser (`report-script.ts`). Further fields are refused, so that nothing else can be reported. */
export const BrowserReport = z.strictObject({
  /** The release of the document's page. */
  release: ReleaseName,
  /** The address without its query. It may contain the token of a link: its route is counted and logged, and nothing else. */
  path: z.string().startsWith("/").max(2_000),
  error: z.strictObject({ message: z.string().max(200), at: Place }).optional(),
  vitals: Vitals.optional(),
});
export type BrowserReport = z.infer<typeof BrowserReport>;

/** @returns `undefined` if the text is not a report */
export function parseReport(text: string): BrowserReport | undefined {
  try {
    return BrowserReport.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
