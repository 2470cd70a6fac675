import type { SavedAddress } from "@ligate/contract/address/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import { Panel } from "../shared/layout/panel.tsx";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import { AddressForm, type AddressFormProps } from "./address-form.tsx";
import styles from "./saved-addresses.module.css";

/** The named addresses of the account, besides that of the profile. */
export function SavedAddresses({ hasTerritories }: Pick<AddressFormProps, "hasTerritories">) {
  const { data: saved = [], error, retry } = useApiQuery("/api/users/addresses/", {});
  const [isAdding, setAdding] = useState(false);
  if (error) return <NotLoaded onRetry={retry} />;

  function finishAdding() {
    setAdding(false);
    retry();
  }

  return (
    <Panel title="Further addresses" intro="You can choose one of them at the checkout.">
      {saved.length > 0 && (
        <ul className={styles.addresses}>
          {saved.map((address) => (
            <Address key={address.id} saved={address} hasTerritories={hasTerritories} onChanged={retry} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddressForm
          hasTerritories={hasTerritories}
          onSaved={finishAdding}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button variant="outlined" small onClick={() => setAdding(true)}>
            Add an address
          </Button>
        </div>
      )}
    </Panel>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel title="Further addresses">
      <Alert kind="error">Your saved addresses could not be loaded.</Alert>
      <div>
        <Button variant="outlined" small onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Panel>
  );
}

interface AddressProps extends Pick<AddressFormProps, "hasTerritories"> {
  saved: SavedAddress;
  onChanged: () => void;
}

function Address({ saved, hasTerritories, onChanged }: AddressProps) {
  const [isChanging, setChanging] = useState(false);

  function finish() {
    setChanging(false);
    onChanged();
  }

  if (isChanging) {
    return (
      <li className={styles.address}>
        <AddressForm {...{ saved, hasTerritories }} onSaved={finish} onCancel={() => setChanging(false)} />
      </li>
    );
  }
  const { name, address } = saved;
  const lines = [
    [address.institution, address.attention],
    [address.address_line_1, address.apt, address.building],
    [address.city, `${address.state} ${address.zipcode}`],
  ].map((parts) => parts.filter(Boolean).join(", "));
  return (
    <li className={styles.address}>
      <div>
        <b>{name}</b>
        <p className={styles.lines}>{lines.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={styles.buttons}>
        <Button variant="text" small onClick={() => setChanging(true)}>
          Change<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <DeleteButton saved={saved} onDeleted={onChanged} />
      </div>
    </li>
  );
}

interface DeleteButtonProps {
  saved: SavedAddress;
  onDeleted: () => void;
}

function DeleteButton({ saved: { id, name }, onDeleted }: DeleteButtonProps) {
  const { run, isPending, error } = useApiAction();
  const reauthenticate = useReauthenticate();

  async function remove() {
    const { detail } = await api.delete("/api/users/addresses/:id/", { params: { id: String(id) } });
    notify("success", detail);
    onDeleted();
  }

  return (
    <>
      <Button
        variant="text"
        small
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && void run(() => remove().catch(reauthenticate))}
      >
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
