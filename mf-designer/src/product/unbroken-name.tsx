import styles from "./unbroken-name.module.css";

/** A name that does not break at a double hyphen: browsers would break after each hyphen. */
export function UnbrokenName({ name }: { name: string }) {
  const [start = "", joined, ...rest] = name.split(/(\S*--\S*)/);
  if (joined === undefined) return name;
  return (
    <>
      {start}
      <span className={styles.joined}>{joined}</span>
      {rest.join("")}
    </>
  );
}
