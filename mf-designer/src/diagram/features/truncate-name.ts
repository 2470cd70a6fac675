/** "Right homology arm" has 18. */
const MAX_CHARACTERS = 18;

/** Shortens a name for a label. The table of features shows the full name. */
export const truncateName = (name: string): string =>
  name.length > MAX_CHARACTERS ? `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…` : name;
