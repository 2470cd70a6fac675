import { unprocessable } from "../../../../http/problem.ts";

const COMMON =
  "This password is one of the most common and would be guessed quickly. Please choose another one.";

let loading: Promise<Set<string>> | undefined;

/** The 49,000 most common passwords in lower case, of which 5,000 satisfy the rule for new passwords. Loaded once. */
function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loading;
}

/**
 * Here and not in the schema, so that forms do not load the list.
 * @param field the name of the password's field in the request
 * @throws ProblemError 422 if the password is one of the most common, in any case
 */
export async function assertUncommon(password: string, field: string) {
  const common = await commonPasswords();
  if (common.has(password.toLowerCase())) throw unprocessable(COMMON, { fields: { [field]: COMMON } });
}
