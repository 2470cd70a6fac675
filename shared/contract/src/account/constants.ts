/** What a new password has to be. No schema in here: forms show it before anything is checked. */
export const PASSWORD_RULE =
  "Your password must be at least 8 characters long, one number, and have uppercase and lowercase letters.";
