import styles from "./postal-address.module.css";

export interface PostalAddressProps {
  name?: string | undefined;
  address: {
    institution?: string | undefined;
    attention?: string | undefined;
    address_line_1: string;
    /** Apartment or suite. */
    apt?: string | undefined;
    building?: string | undefined;
    city: string;
    state: string;
    zipcode: string;
    phone?: string | undefined;
  };
}

/** An address as it stands on a parcel, a line for each part that it has. */
export function PostalAddress({ name, address }: PostalAddressProps) {
  const { institution, attention, address_line_1, apt, building, city, state, zipcode, phone } = address;
  const lines = [
    name,
    institution,
    attention,
    [address_line_1, apt].filter(Boolean).join(", "),
    building,
    `${city}, ${state} ${zipcode}`,
    phone,
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
