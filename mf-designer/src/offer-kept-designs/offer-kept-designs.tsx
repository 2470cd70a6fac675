import { Link } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { firstClick } from "../first-click.ts";
import { useKeptDesigns } from "../kept-designs.ts";
import styles from "./offer-kept-designs.module.css";
import { useSaveKept } from "./use-save-kept.ts";

/** To a customer who is signed in: the designs that were kept in this browser before. */
export function OfferKeptDesigns() {
  const session = useSession();
  const designs = useKeptDesigns();
  const { saveAll, isPending, savedCount, problem } = useSaveKept();
  const isOffered = session?.isAuthenticated === true && designs.length > 0;

  if (!isOffered && savedCount === 0) return null;
  return (
    <div className={styles.offer}>
      {savedCount > 0 && (
        <Alert kind="success">
          {counted(savedCount)} saved in your account, under <Link to="/profile/designs">your designs</Link>.
        </Alert>
      )}
      {problem && <Alert kind="error">{problem.message}</Alert>}
      {isOffered && (
        <section className={styles.panel} aria-label="Designs kept in this browser">
          <p>{counted(designs.length)} kept in this browser</p>
          <Button
            manner="quiet"
            onClick={firstClick(() => saveAll(designs))}
            aria-disabled={isPending || undefined}
          >
            Save {designs.length === 1 ? "it" : "them"} to your account
          </Button>
        </section>
      )}
    </div>
  );
}

const counted = (count: number) => (count === 1 ? "1 design" : `${count} designs`);
