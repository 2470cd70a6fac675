import { type Html, html, page } from "../pages/html.ts";
import { splitAtLinks } from "./mail-links.ts";
import { COLORS, FRAME_SANDBOX, type View, viewQuery, WIDTHS } from "./mail-view.ts";
import type { Mail } from "./mailbox.ts";

const STYLESHEET = "mail/mail.css";

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });
const formatDate = (date: string) => html`<time datetime="${date}">${time.format(new Date(date))}</time>`;
const formatSubject = (mail: Mail) => mail.subject || "(no subject)";

export function inboxPage(mails: Mail[]): string {
  const items = mails.map(
    (mail) => html`<li><a href="messages/${mail.id}">
<strong>${formatSubject(mail)}</strong> <span class="quiet">${formatDate(mail.date)}</span>
<span class="quiet">To ${mail.to}</span>
</a></li>\n`,
  );

  return page({
    title: "Inbox",
    root: "../",
    stylesheet: STYLESHEET,
    body: html`<h1>Inbox</h1>
${mails.length ? html`<ul class="mails">\n${items}</ul>` : html`<p class="quiet">No mail yet. Reload this page after the store has sent a mail.</p>`}`,
  });
}

export function mailPage(mail: Mail, view: View): string {
  return page({
    title: formatSubject(mail),
    root: "../../",
    stylesheet: STYLESHEET,
    isWide: true,
    body: html`<p><a href="../">All mail</a></p>
<h1>${formatSubject(mail)}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Date</dt><dd>${formatDate(mail.date)}</dd></dl>
${attachmentList(mail)}
${mail.html ? htmlFrame(mail, view) : html``}
<h2>Text</h2>
<div class="text">${textWithLinks(mail.text)}</div>
${linksOnlyInHtml(mail)}`,
  });
}

function attachmentList({ id, attachments }: Mail): Html {
  if (attachments.length === 0) return html``;
  const links = attachments.map(
    ({ name }, position) =>
      html`<li><a href="${id}/attachments/${position}" download="${name}">${name}</a></li>\n`,
  );
  return html`<h2>Attachments</h2>\n<ul>${links}</ul>`;
}

/** The HTML part, with links that change its width and colors. */
function htmlFrame({ id }: Mail, view: View): Html {
  return html`<h2>HTML</h2>
<div class="views">
${choices("Width", WIDTHS, view.width, (width) => viewQuery({ ...view, width }))}
${choices("Colors", COLORS, view.colors, (colors) => viewQuery({ ...view, colors }))}
</div>
<div class="stage"><iframe class="width-${view.width}" title="The mail as HTML" sandbox="${FRAME_SANDBOX}" src="${id}/html${viewQuery(view)}"></iframe></div>`;
}

function choices<Choice extends string>(
  name: string,
  labels: [Choice, string][],
  chosen: Choice,
  address: (choice: Choice) => string,
): Html {
  const links = labels.map(([choice, label]) =>
    choice === chosen
      ? html`<a href="${address(choice)}" aria-current="true">${label}</a>\n`
      : html`<a href="${address(choice)}">${label}</a>\n`,
  );
  return html`<nav aria-label="${name}"><span>${name}</span>\n${links}</nav>`;
}

const link = (url: string) => html`<a href="${url}" target="_top">${url}</a>`;

function textWithLinks(text: string): Html[] {
  return splitAtLinks(text).map((part) => (part.isLink ? link(part.text) : html`${part.text}`));
}

/** Lists the links that only the HTML part contains. */
function linksOnlyInHtml(mail: Mail): Html {
  const urls = mail.links.filter((url) => !mail.text.includes(url));
  if (urls.length === 0) return html``;
  return html`<h2>Other links</h2>\n<ul>${urls.map((url) => html`<li>${link(url)}</li>`)}</ul>`;
}

export function mailNotFoundPage(): string {
  return page({
    title: "No such mail",
    root: "../../",
    body: html`<h1>No such mail</h1>\n<p>The inbox keeps the last 500. <a href="../">All mail</a></p>`,
  });
}
