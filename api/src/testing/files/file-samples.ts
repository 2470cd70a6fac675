/** Small files of every format that can be deposited. */

export const GENBANK =
  Buffer.from(`LOCUS       pTest                     24 bp    DNA     circular SYN 23-NOV-2026
DEFINITION  A plasmid of 24 base pairs.
FEATURES             Location/Qualifiers
     CDS             1..12
                     /label="µ"
ORIGIN
        1 atggtgagca agggcgagga gtaa
//
`);
export const FASTA = Buffer.from(">pTest clone 3\nATGGTGAGCAAGGGC\nGAGGAGTAA\n");
export const TRACE = Buffer.from("ABIF\u0000etdir\u0000\u0000\u0000\u0001", "latin1");
export const PDF = Buffer.from("%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n");
/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
