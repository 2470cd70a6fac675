/** Markup that is safe as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | Part[];

/** Writes markup; every text that is put in is escaped. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: literals }, ...parts.map(written)));
}

function written(part: Part): string {
  if (Array.isArray(part)) return part.map(written).join("");
  if (part instanceof Html) return part.text;
  return part === false || part === undefined ? "" : escaped(String(part));
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
