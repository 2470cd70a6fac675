import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { inboxPage, mailNotFoundPage, mailPage } from "./mail-pages.ts";
import { HTML_PART_HEADERS, htmlPart, readView } from "./mail-view.ts";
import type { Mail, Mailbox } from "./mailbox.ts";

const styles = readFileSync(join(import.meta.dirname, "mail.css"), "utf8");

interface Filter {
  Querystring: { to?: string };
}

interface OneMail {
  Params: { id: string };
  Querystring: { width?: string; colors?: string };
}

interface OneAttachment {
  Params: { id: string; position: string };
}

export function mailRoutes(app: FastifyInstance, mailbox: Mailbox) {
  app.get<Filter>("/", async ({ query }, reply) => sendPage(reply, inboxPage(mailbox.list(query.to))));

  app.get("/mail.css", async (_request, reply) => reply.type("text/css; charset=utf-8").send(styles));

  app.get<OneMail>("/messages/:id", async ({ params, query }, reply) => {
    const mail = mailbox.find(params.id);
    return mail ? sendPage(reply, mailPage(mail, readView(query))) : sendNotFound(reply);
  });

  app.get<OneMail>("/messages/:id/html", async ({ params, query }, reply) => {
    const mail = mailbox.find(params.id);
    if (!mail?.html) return sendNotFound(reply);
    return sendPage(reply.headers(HTML_PART_HEADERS), htmlPart(mail.html, readView(query).colors));
  });

  app.get<OneAttachment>("/messages/:id/attachments/:position", async ({ params }, reply) => {
    const file = mailbox.find(params.id)?.attachments[Number(params.position)];
    if (!file) return sendNotFound(reply);
    return reply
      .headers({ "content-disposition": "attachment", "x-content-type-options": "nosniff" })
      .type(file.mediaType)
      .send(Buffer.from(file.content));
  });

  app.get<Filter>("/messages.json", async ({ query }) => mailbox.list(query.to).map(toListed));

  app.delete("/messages.json", async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
}

/** Without the HTML part, and the attachments by their names. */
const toListed = ({ html: _html, attachments, ...rest }: Mail) => ({
  ...rest,
  attachments: attachments.map(({ name }) => name),
});
const sendPage = (reply: FastifyReply, page: string) => reply.type("text/html; charset=utf-8").send(page);
const sendNotFound = (reply: FastifyReply) => sendPage(reply.code(404), mailNotFoundPage());
