import type { FastifyInstance, FastifyReply } from "fastify";
import { inboxPage, mailNotFoundPage, mailPage } from "./mail-pages.ts";
import type { Mailbox } from "./mailbox.ts";

interface Filter {
  Querystring: { to?: string };
}

export function mailRoutes(app: FastifyInstance, mailbox: Mailbox) {
  app.get<Filter>("/", async ({ query }, reply) => sendPage(reply, inboxPage(mailbox.list(query.to))));

  app.get<{ Params: { id: string } }>("/messages/:id", async ({ params }, reply) => {
    const mail = mailbox.find(params.id);
    return mail ? sendPage(reply, mailPage(mail)) : sendPage(reply.code(404), mailNotFoundPage());
  });

  app.get<Filter>("/messages.json", async ({ query }) => mailbox.list(query.to));

  app.delete("/messages.json", async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
}

const sendPage = (reply: FastifyReply, page: string) => reply.type("text/html; charset=utf-8").send(page);
