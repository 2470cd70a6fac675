export interface StructuredDataProps {
  /** A schema.org object without its `@context`. */
  data: { "@type": string; [property: string]: unknown };
}

/** JSON-LD for search engines. The Content-Security-Policy does not apply to it: it is data, not a script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  // Escaped so that no text can close the script element.
  const __html = json.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
