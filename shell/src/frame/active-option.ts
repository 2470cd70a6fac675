/** No option is active: the keys go to the field. */
export const NO_OPTION = -1;

/**
 * Which of `count` options a key leads to; `undefined` where the key is the field's own. The arrows pass the field
 * between the last and the first; Home and End are the field's until an option is active.
 */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((active + 2) % places) - 1;
  if (key === "ArrowUp") return ((active + places) % places) - 1;
  if (active === NO_OPTION) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
