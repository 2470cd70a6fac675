import { useEffect, useState } from "react";
import type { QrCodeShape } from "./qr-code-shape.ts";
import styles from "./second-factor.module.css";

export interface QrCodeProps {
  text: string;
}

/** A QR code, black on white in both color schemes, because scanners expect it. The encoder is loaded on demand. */
export function QrCode({ text }: QrCodeProps) {
  const [shape, setShape] = useState<QrCodeShape>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    import(/* webpackChunkName: "qr-code" */ "./qr-code-shape.ts").then(
      ({ qrCodeShape }) => setShape(qrCodeShape(text)),
      () => setFailed(true),
    );
  }, [text]);

  if (hasFailed)
    return <p className={styles.placeholder}>The QR code could not be loaded. Please enter the key.</p>;
  if (!shape) return <p className={styles.placeholder}>Loading the QR code…</p>;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${shape.size} ${shape.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code for your authenticator app"
    >
      <rect width={shape.size} height={shape.size} fill="#fff" />
      <path d={shape.path} fill="#000" />
    </svg>
  );
}
