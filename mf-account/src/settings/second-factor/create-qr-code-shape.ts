import { encode } from "uqr";

/** The dark modules of a QR code as the path of an SVG of `size` × `size` units, including the quiet zone. */
interface QrCodeShape {
  size: number;
  path: string;
}

/** Width of the quiet zone that ISO/IEC 18004 requires, in modules. */
const QUIET_ZONE = 4;

export function createQrCodeShape(text: string): QrCodeShape {
  const { size, data } = encode(text, { ecc: "M", border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
