import { THREAD_KINDS } from "@ligate/contract/messages/constants";
import { asc, eq } from "drizzle-orm";
import { notFound } from "../../http/problem.ts";
import { threadMessages } from "../../modules/messaging/tables.ts";
import type { StaffCommand } from "../command.ts";
import { fastaLines } from "../output/fasta-lines.ts";
import { readThreads } from "./read-threads.ts";

type Message = typeof threadMessages.$inferSelect;

export const show: StaffCommand = {
  usage: "<reference>",
  summary: "shows a thread with all of its messages",
  positionalCount: 1,
  isReadOnly: true,
  run: async ({ db }, { positionals: [typed = ""] }) => {
    const [found] = await readThreads(db, { reference: typed.toUpperCase(), limit: 1 });
    if (!found) throw notFound("such message");
    const { thread, sender, email, account, geneSequence, specification } = found;
    const messages = await db
      .select()
      .from(threadMessages)
      .where(eq(threadMessages.threadId, thread.id))
      .orderBy(asc(threadMessages.id));
    return {
      rows: [
        {
          reference: thread.reference,
          kind: THREAD_KINDS[thread.kind],
          from: sender,
          email,
          account,
          about: thread.topic?.name ?? "",
          subject: thread.subject,
        },
      ],
      messages: [
        ...messages.flatMap(toLines),
        ...(geneSequence ? ["", "Gene sequence:", ...geneSequence.split("\n")] : []),
        ...fastaLines(thread.reference, specification),
      ],
    };
  },
};

/** A message in lines: its author and time, the other fields of its form, its text. */
const toLines = ({ author, actor, sentAt, sentSignedOut, details, text }: Message): string[] => [
  "",
  `${author === "staff" ? `Staff (${actor})` : "Customer"}, ${sentAt.toISOString()}${sentSignedOut ? ", not sent from a verified account" : ""}`,
  ...details.map(({ name, value }) => `  ${name}: ${value}`),
  ...text.split("\n").map((line) => `  ${line}`),
];
