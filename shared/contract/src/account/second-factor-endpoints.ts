import { Acknowledgement, problems } from "../common/problem.ts";
import * as z from "../common/zod.ts";
import { endpoint } from "../endpoint.ts";
import {
  PasswordConfirmation,
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorConfirmation,
  SecondFactorSetup,
  SecondFactorStatus,
} from "./second-factor-schemas.ts";

export const getSecondFactor = endpoint({
  method: "GET",
  path: "/api/users/second-factor/",
  tag: "profile",
  summary: "Returns whether logins need a code, and how many recovery codes are left.",
  signedIn: true,
  response: SecondFactorStatus,
});

export const setUpSecondFactor = endpoint({
  method: "POST",
  path: "/api/users/second-factor/setup/",
  tag: "profile",
  summary: "Creates a secret for an authenticator app. Logins need no code before it is confirmed.",
  signedIn: true,
  body: PasswordConfirmation,
  errors: problems(409, 422, 429),
  response: SecondFactorSetup,
});

export const confirmSecondFactor = endpoint({
  method: "POST",
  path: "/api/users/second-factor/confirm/",
  tag: "profile",
  summary: "Turns the second factor on by a code of the new secret, and returns the recovery codes.",
  signedIn: true,
  body: z.object({ code: SecondFactorCode }),
  errors: problems(409, 422, 429),
  response: RecoveryCodes,
});

export const replaceRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/users/second-factor/recovery-codes/",
  tag: "profile",
  summary: "Replaces all recovery codes.",
  signedIn: true,
  body: SecondFactorConfirmation,
  errors: problems(409, 422, 429),
  response: RecoveryCodes,
});

export const removeSecondFactor = endpoint({
  method: "POST",
  path: "/api/users/second-factor/remove/",
  tag: "profile",
  summary: "Turns the second factor off.",
  signedIn: true,
  body: SecondFactorConfirmation,
  errors: problems(409, 422, 429),
  response: Acknowledgement,
});
