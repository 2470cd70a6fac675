import { productDisplayName } from "./product-display-name.ts";

it.each([
  ["H00001", "CRISPR KO Lenti-AIO Kit--Gene H00001"],
  ["000000", "CRISPR KO Lenti-AIO Ctrl Kit"],
  ["XXXXXX", "CRISPR KO Lenti-AIO Kit"],
  ["", "CRISPR KO Lenti-AIO Kit"],
])("names the kit of target %p", (target, name) => {
  expect(productDisplayName("CRISPR KO", "Lenti-AIO", target)).toBe(name);
});
