import type { SavedAddress, ShippingAddress } from "@ligate/contract/address/schemas";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { SelectField } from "@ligate/ui/forms/field";

export interface SavedAddressesProps {
  /** Fills in the form. */
  onSelect: (address: ShippingAddress) => void;
}

/** A choice of the account's named addresses; nothing if it has none. */
export function SavedAddresses({ onSelect }: SavedAddressesProps) {
  const { data: saved = [] } = useApiQuery("/api/users/addresses/", {});
  if (saved.length === 0) return null;

  function select(id: string) {
    const chosen = saved.find((address) => String(address.id) === id);
    if (chosen) onSelect(chosen.address);
  }

  return (
    <SelectField label="Saved addresses" defaultValue="" onChange={({ target }) => select(target.value)}>
      <option value="">Choose an address</option>
      {saved.map(({ id, name, address }: SavedAddress) => (
        <option key={id} value={id}>
          {name}: {address.address_line_1}, {address.city}
        </option>
      ))}
    </SelectField>
  );
}
