import { CanonicalHead } from "@ligate/platform/head";
import { useQuery } from "@ligate/platform/use-api-query";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { frameLinks } from "../frame/menus/frame-links.ts";
import styles from "./not-found.module.css";

export interface NotFoundProps {
  /** The message of the API, such as "No product has the SKU NOPE." */
  detail?: string;
}

/** The page of an address that does not exist. */
export function NotFound({ detail }: NotFoundProps) {
  return (
    <Page width="reading">
      <CanonicalHead title="Not found" description="Nothing is at this address." canonical={null} />
      <section className={styles.notFound}>
        <BrokenRing />
        <h1>Not found</h1>
        <p role="alert">
          {detail ?? "Nothing is at this address. It may have moved, or the link is incomplete."}
        </p>
        <div className={styles.links}>
          <LinkButton to="/">Home</LinkButton>
          {frameLinks("not-found").map(({ to, name }) => (
            <LinkButton key={to} to={to} variant="outlined">
              {name}
            </LinkButton>
          ))}
        </div>
        <Suggestions />
      </section>
    </Page>
  );
}

/** Loaded when the page is shown: no other page needs it. */
function Suggestions() {
  const { data: Pages } = useQuery("suggested pages", () =>
    import(/* webpackChunkName: "suggested-pages" */ "./suggested-pages.tsx").then(
      ({ SuggestedPages }) => SuggestedPages,
      () => undefined, // The page is useful without suggestions.
    ),
  );
  return Pages && <Pages />;
}

/** A plasmid ring with a missing part. */
function BrokenRing() {
  return (
    <svg width="160" height="160" viewBox="0 0 160 160" fill="none" aria-hidden="true">
      <g strokeWidth="12" transform="translate(80 80)">
        <path className={styles.backbone} strokeWidth="3" d="M30 -52 A60 60 0 1 1 -30 -52" />
        <path className={styles.promoter} d="M42 -43 A60 60 0 0 1 60 0" />
        <path className={styles.effector} d="M57 18 A60 60 0 0 1 0 60" />
        <path className={styles.selection} d="M-18 57 A60 60 0 0 1 -58 15" />
        <path
          className={styles.missing}
          strokeWidth="3"
          strokeDasharray="2 8"
          d="M-26 -66 A70 70 0 0 1 26 -66"
        />
      </g>
    </svg>
  );
}
