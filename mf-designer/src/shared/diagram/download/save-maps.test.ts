import { mapFileName } from "./save-maps.ts";

it.each([
  [
    "pLV-AIO[KO]-Puro-CMV>SpCas9:P2A:EGFP-U6>gRNA(hTP53)",
    "pLV-AIO[KO]-Puro-CMV-SpCas9-P2A-EGFP-U6-gRNA(hTP53)",
  ],
  ["../../etc/passwd", "etc-passwd"],
  ["<>", "vector"],
])("makes a file name of the vector %s", (name, file) => {
  expect(mapFileName(name)).toBe(file);
});
