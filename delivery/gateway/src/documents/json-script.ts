/** A JSON script element. @param json as `toScriptJson` returns it */
export const jsonScript = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json}</script>`;

/** JSON in which `<` is escaped so that no text can close the script element. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
