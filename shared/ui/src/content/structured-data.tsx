import type { Thing } from "schema-dts";

/** An object of schema.org's vocabulary, without its `@context`. */
export type SchemaObject = Exclude<Thing, string>;

export interface StructuredDataProps {
  data: SchemaObject;
}

/** JSON-LD for search engines. The Content-Security-Policy does not apply to it: it is data, not a script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  // Escaped so that no text can close the script element.
  const __html = json.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
