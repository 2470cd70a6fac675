import { Acknowledgement, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint, fileEndpoint } from "../endpoint.ts";
import { ClosingProblem } from "./privacy-schemas.ts";
import { OwnerConfirmation } from "./second-factor-schemas.ts";

/** `url` is the path of a link that works once, within an hour, for this account. */
export const createAccountExport = endpoint({
  method: "POST",
  path: "/api/users/account-export/",
  tag: "profile",
  summary: "Creates a link to download all data of the account.",
  signedIn: true,
  body: OwnerConfirmation,
  errors: problems(409, 422, 429),
  response: z.object({ url: z.string() }),
});

/** A ZIP archive of `data.json` (`AccountData`), the purchase orders, and the files that were deposited with orders. */
export const getAccountExport = fileEndpoint({
  method: "GET",
  path: "/api/users/account-export/:token/",
  tag: "profile",
  summary: "Returns all data of the account and its files as a ZIP archive.",
  signedIn: true,
  errors: problems(404),
  produces: "file",
  response: z.string(),
});

/** 409 with the reasons while orders are open, or money is owed, in dispute or on its way. Ends every session. */
export const closeAccount = endpoint({
  method: "POST",
  path: "/api/users/close-account/",
  tag: "profile",
  summary: "Closes the account, and deletes what bookkeeping does not need.",
  signedIn: true,
  body: OwnerConfirmation,
  errors: { 409: ClosingProblem, ...problems(422, 429) },
  response: Acknowledgement,
});
