import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "./structured-data.tsx";

it("writes JSON-LD whose text cannot close the script element", () => {
  const name = `</script><script>alert("1")</script>`;
  const html = renderToStaticMarkup(<StructuredData data={{ "@type": "Product", name }} />);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const [, json = ""] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});
