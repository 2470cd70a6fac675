import { z } from "zod";

/** A source that a browser refused by a policy of the store's documents. */
export interface PolicyViolation {
  /** The address of the document without its query. It may contain the token of a link. */
  path: string;
  /** The directive of the Content-Security-Policy, or `integrity`; `other` if it is unknown. */
  directive: string;
  /** The origin of the refused source, or a word such as `inline`; `other` if it is neither. */
  blocked: string;
}

const DIRECTIVES =
  /^(script|style)-src(-elem|-attr)?$|^(img|font|connect|frame|child|media|object|worker|manifest|default)-src$|^(base-uri|form-action|frame-ancestors)$/;
const MAX_REPORTS = 10;
const Text = z.string().max(4_096);

/** A report in the format of the Reporting API: an array of them is sent. */
const Reported = z.object({
  type: z.enum(["csp-violation", "integrity-violation"]),
  body: z.object({ documentURL: Text, blockedURL: Text, effectiveDirective: Text.optional() }),
});

/** The older format of `report-uri`. */
const Legacy = z.object({
  "csp-report": z.object({
    "document-uri": Text,
    "blocked-uri": Text,
    "effective-directive": Text.optional(),
    "violated-directive": Text.optional(),
  }),
});

/**
 * Reads the reports of a browser, in the format of the Reporting API or of `report-uri`.
 * @returns `undefined` if the text is none
 */
export function parsePolicyReports(text: string): PolicyViolation[] | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return z
      .array(Reported.transform(fromReported))
      .min(1)
      .max(MAX_REPORTS)
      .or(Legacy.transform(fromLegacy))
      .parse(json);
  } catch {
    return undefined;
  }
}

const fromReported = ({ type, body }: z.output<typeof Reported>): PolicyViolation =>
  toViolation(
    body.documentURL,
    type === "integrity-violation" ? "integrity" : body.effectiveDirective,
    body.blockedURL,
  );

const fromLegacy = ({ "csp-report": report }: z.output<typeof Legacy>): PolicyViolation[] => [
  toViolation(
    report["document-uri"],
    report["effective-directive"] ?? report["violated-directive"]?.split(" ")[0],
    report["blocked-uri"],
  ),
];

function toViolation(documentUrl: string, directive = "", blocked: string): PolicyViolation {
  return {
    path: new URL(documentUrl).pathname,
    directive: directive === "integrity" || DIRECTIVES.test(directive) ? directive : "other",
    blocked: describeSource(blocked),
  };
}

/** Without path and query, which may contain anything. */
function describeSource(source: string): string {
  if (/^[a-z-]{1,30}$/.test(source)) return source;
  const origin = URL.canParse(source) ? new URL(source).origin : "null";
  return origin === "null" || origin.length > 100 ? "other" : origin;
}
