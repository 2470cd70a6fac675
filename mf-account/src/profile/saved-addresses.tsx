import type { SavedAddress } from "@ligate/contract/address/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { Panel } from "../shared/layout/panel.tsx";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./saved-addresses.module.css";

/** The named addresses that the customer has saved at the checkout. */
export function SavedAddresses() {
  const { data: saved = [], error, retry } = useApiQuery("/api/users/addresses/", {});
  if (error) return <NotLoaded onRetry={retry} />;
  if (saved.length === 0) return null;
  return (
    <Panel title="Saved addresses" intro="You can choose one of them at the checkout, and save more there.">
      <ul className={styles.addresses}>
        {saved.map((address) => (
          <Address key={address.id} saved={address} onDeleted={retry} />
        ))}
      </ul>
    </Panel>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel title="Saved addresses">
      <Alert kind="error">Your saved addresses could not be loaded.</Alert>
      <div>
        <Button variant="outlined" small onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Panel>
  );
}

interface AddressProps {
  saved: SavedAddress;
  onDeleted: () => void;
}

function Address({ saved: { id, name, address }, onDeleted }: AddressProps) {
  const { run, isPending, error } = useApiAction();
  const reauthenticate = useReauthenticate();
  const lines = [
    [address.institution, address.attention],
    [address.address_line_1, address.apt, address.building],
    [address.city, `${address.state} ${address.zipcode}`],
  ].map((parts) => parts.filter(Boolean).join(", "));

  async function remove() {
    const { detail } = await api.delete("/api/users/addresses/:id/", { params: { id: String(id) } });
    notify("success", detail);
    onDeleted();
  }

  return (
    <li className={styles.address}>
      <div>
        <b>{name}</b>
        <p className={styles.lines}>{lines.filter(Boolean).join(" · ")}</p>
        {error && <Alert kind="error">{error.message}</Alert>}
      </div>
      <Button
        variant="text"
        small
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && void run(() => remove().catch(reauthenticate))}
      >
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
