import { z } from "zod";

/** A release, and for an error a file with line and column. A retry of the shell adds a query to the address of an entry. */
const PLACE =
  /^(?<remote>[\w-]+)\/(?<release>[\w-]+)(?:\/(?<file>[\w./-]+)(?:\?[\w=]+)?(?<position>:\d+:\d+)?)?$/;

export interface Place {
  remote: string;
  release: string;
  file?: string;
  /** Line and column, such as `:1:2345`. Missing if the file could not be loaded. */
  position?: string;
}

/** `mf-catalog/0a1b2c3d4e5f` or `mf-catalog/0a1b2c3d4e5f/home.js:1:2345`, as its parts. */
const Place = z
  .string()
  .max(200)
  .regex(PLACE)
  .transform((text) => ({ ...PLACE.exec(text)?.groups }) as unknown as Place);

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
  release: Place,
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
