import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "./structured-data.tsx";

it("says what a page is about, and no text in it ends the script", () => {
  const name = `</script><script>alert("1")</script>`;
  const html = renderToStaticMarkup(<StructuredData data={{ "@type": "Product", name }} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});
