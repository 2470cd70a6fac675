import { resolve } from "node:path";
import { ThreadReply } from "@ligate/contract/messages/schemas";
import { replyAsStaff } from "../../modules/messaging/index.ts";
import { type CommandArguments, type StaffCommand, textOption, UsageError } from "../command.ts";
import { readTextFile } from "../read-file.ts";

export const reply: StaffCommand = {
  usage: "<reference> --text <text> | --file <file>",
  summary:
    "answers in a thread: stores the answer, mails customers a link to it, and visitors without an account the answer",
  positionalCount: 1,
  options: {
    text: { type: "string", description: "the answer" },
    file: { type: "string", description: "text file that contains the answer" },
  },
  run: async ({ db, publicUrl, actor, folder }, typed) => {
    const reference = (typed.positionals[0] ?? "").toUpperCase();
    const text = await readAnswer(typed, folder);
    const { recipient, isNew, hasAccount } = await db.transaction((tx) =>
      replyAsStaff(tx, reference, { text, actor, publicUrl }),
    );
    const mailed = hasAccount ? "A link to it is mailed" : "It is mailed";
    return {
      messages: [
        isNew
          ? `Your answer in ${reference} is stored. ${mailed} to ${recipient}.`
          : `${reference} contains the same answer already, so nothing was stored or mailed.`,
      ],
    };
  },
};

/** The text of `--text` or `--file`. @throws UsageError */
async function readAnswer(typed: CommandArguments, folder: string): Promise<string> {
  const text = textOption(typed, "text");
  const file = textOption(typed, "file");
  if ((text === undefined) === (file === undefined)) {
    throw new UsageError("Write the answer with --text, or name a file that contains it with --file.");
  }
  const message = text ?? (await readTextFile(resolve(folder, file ?? "")));
  const read = ThreadReply.safeParse({ message });
  if (!read.success) throw new UsageError(`${read.error.issues[0]?.message ?? "The answer is not valid"}.`);
  return read.data.message;
}
