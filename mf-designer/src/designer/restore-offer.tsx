import { joinWithAnd } from "@ligate/contract/common/format-list";
import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import styles from "./restore-offer.module.css";
import type { Designer } from "./state/use-designer.ts";

/** After a choice has reset later ones: offers to restore those that are still valid, and lists those that are not. */
export function RestoreOffer({ designer }: { designer: Designer }) {
  if (!designer.restorable) return null;
  const { changes, names, lost } = designer.restorable;
  if (names.length === 0 && lost.length === 0) return null;

  return (
    <div className={styles.offer} role="status">
      <div className={styles.text}>
        {names.length > 0 && (
          <p>
            Your earlier choices <b>{joinWithAnd(names)}</b> are still possible.
          </p>
        )}
        {lost.map(({ name, reason }) => (
          <p key={name} className={styles.lost}>
            <b>{name}</b> is no longer possible. {reason}
          </p>
        ))}
        {names.length > 0 && (
          <Button small onClick={() => designer.dispatch({ type: "restore", changes })}>
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
