import { forbidden } from "../../../../http/problem.ts";
import type { User } from "../users.table.ts";

/**
 * @param reason what the verified address is needed for, as the end of a sentence: "purchase orders need it"
 * @throws ProblemError 403 with a way to have the link sent again
 */
export function assertEmailVerified({ emailVerifiedAt }: Pick<User, "emailVerifiedAt">, reason: string) {
  if (emailVerifiedAt) return;
  throw forbidden(
    `Please verify your e-mail address first: ${reason}. Open the link in our e-mail, or have it sent again from your account.`,
  );
}
