/** Unpacks the archives of @sparticuz/chromium into the temporary folder, which the caller sets by TMPDIR. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";

/** The package's own configuration names folders outside of ours. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const [archives = ""] = process.argv.slice(2);
await chromium.executablePath(archives);
// The package unpacks the libraries by itself in AWS only.
await inflate(join(archives, "al2023.tar.br"));
writeFileSync(join(await inflate(join(archives, "fonts.tar.br")), "fonts.conf"), FONTS);
