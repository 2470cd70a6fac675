/** The rule for new passwords. Not with the schemas, because forms show it before they load zod. */
export const PASSWORD_RULE =
  "Your password must be at least 8 characters long, one number, and have uppercase and lowercase letters.";
