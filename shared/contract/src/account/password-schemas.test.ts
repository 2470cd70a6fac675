import { PASSWORD_RULE } from "./constants.ts";
import { NewPassword } from "./password-schemas.ts";

it.each(["Passw0rd", "aB3456789", "ÄaB3xxxx"])("accepts %p", (password) => {
  expect(NewPassword.safeParse(password).success).toBe(true);
});

it.each(["Passw0r", "password1", "PASSWORD1", "Password", ""])("rejects %p with the rule", (password) => {
  expect(NewPassword.safeParse(password).error?.issues[0]?.message).toBe(PASSWORD_RULE);
});

it("limits the length, which bounds the cost of hashing", () => {
  expect(NewPassword.safeParse(`aB3${"x".repeat(126)}`).success).toBe(false);
});

it("takes a password exactly as it is typed", () => {
  for (const password of [" Correct4Horse ", "Correct4Horse\t", "Correct4 Ünï👩🏽‍🔬"])
    expect(NewPassword.parse(password)).toBe(password);
});
