/** No option is active. */
export const NO_OPTION = -1;

/**
 * The index of the option that a key makes active; `undefined` if the input handles the key. The arrows cycle through the
 * options and the input. Home and End move the caret unless an option is active.
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  const positions = count + 1;
  if (key === "ArrowDown") return ((active + 2) % positions) - 1;
  if (key === "ArrowUp") return ((active + positions) % positions) - 1;
  if (active === NO_OPTION) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
