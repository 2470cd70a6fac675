/** HTML that is already escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | Html[];

/** Template tag that escapes every value that is not Html. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join("");
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

interface PageOptions {
  title: string;
  /** Relative URL of the sandbox's root, because a proxy may serve the sandbox under a prefix. */
  root: string;
  body: Html;
  /** URL of another stylesheet, relative to the sandbox's root. */
  stylesheet?: string;
  /** Uses the width of the window, for a mail at the width of a desktop. */
  isWide?: boolean;
}

export function page({ title, root, body, stylesheet, isWide }: PageOptions): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Sandbox</title>
<link rel="stylesheet" href="${root}sandbox.css">${stylesheet ? html`\n<link rel="stylesheet" href="${root}${stylesheet}">` : ""}
</head>
<body>
<header><a class="brand" href="${root}"><span class="ring" aria-hidden="true"></span>Ligate <span class="quiet">sandbox</span></a> <a href="${root}mail/">Inbox</a> <a href="${root}paypal/">Payments</a></header>
<main class="${isWide ? "wide" : "narrow"}">
${body}
</main>
</body>
</html>
`.text;
}
