import { type Html, html, page } from "../pages/html.ts";
import { splitAtLinks } from "./mail-links.ts";
import type { Mail } from "./mailbox.ts";

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
    body: html`<h1>Inbox</h1>
${mails.length ? html`<ul class="mails">\n${items}</ul>` : html`<p class="quiet">No mail yet. Reload this page after the store has sent a mail.</p>`}`,
  });
}

export function mailPage(mail: Mail): string {
  return page({
    title: formatSubject(mail),
    root: "../../",
    body: html`<p><a href="../">All mail</a></p>
<h1>${formatSubject(mail)}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Date</dt><dd>${formatDate(mail.date)}</dd></dl>
<div class="text">${textWithLinks(mail.text)}</div>
${linksOnlyInHtml(mail)}`,
  });
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
