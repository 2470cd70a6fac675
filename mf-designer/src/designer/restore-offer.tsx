import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./restore-offer.module.css";
import type { Designer } from "./state/use-designer.ts";
import { useRestorable } from "./use-restorable.ts";

/** After a choice has reset later ones: offers those back that are still valid, and names those that are not. */
export function RestoreOffer({ designer }: { designer: Designer }) {
  const restorable = useRestorable(designer);
  if (!restorable) return null;
  const { changes, names, lost } = restorable;
  if (names.length === 0 && lost.length === 0) return null;

  return (
    <div className={styles.offer} role="status">
      <div className={styles.text}>
        {names.length > 0 && (
          <p>
            Your earlier choices <b>{formatNames(names)}</b> are still possible.
          </p>
        )}
        {lost.map(({ name, reason }) => (
          <p key={name} className={styles.lost}>
            <b>{name}</b> is not possible any more. {reason}
          </p>
        ))}
        {names.length > 0 && (
          <Button small onClick={() => designer.restore(changes)}>
            Restore {names.length === 1 ? names[0] : "them"}
          </Button>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label="Discard the earlier choices"
        onClick={designer.forgetBefore}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

const formatNames = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
