export interface StructuredDataProps {
  /** A thing of schema.org, without its `@context`. */
  data: { "@type": string; [property: string]: unknown };
}

/** What a page is about, for search engines: JSON-LD. It is data, so no policy has to admit it as a script. */
export function StructuredData({ data }: StructuredDataProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  // No text in it can end the script element.
  const __html = json.replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes text, which JSON must not be
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}
