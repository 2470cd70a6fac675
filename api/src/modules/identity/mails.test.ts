import { checkMails } from "../../testing/check-mails.ts";
import {
  addressInUseMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeNoticeMail,
  newEmailConfirmedMail,
  verificationMail,
} from "./accounts/email-addresses/email-address-mails.ts";
import { failedLoginsMail, newBrowserMail } from "./accounts/login-mails.ts";
import { passwordChangedMail, resetPasswordMail } from "./accounts/passwords/password-mails.ts";
import { recoveryCodeUsedMail, secondFactorMail } from "./accounts/second-factor/second-factor-mails.ts";

const STORE_URL = "https://store.example";
const TOKEN = "k3vYw0f4mB7TqPz1dNn2xRj9sLh6uEaGcV8oQi5yXtM";
const FORGOT_PASSWORD = `${STORE_URL}/forgot-password`;

const sampleMails = {
  verificationMail: {
    "with a password": verificationMail({ passwordHash: "hash" }, `${STORE_URL}/verify-email/${TOKEN}`),
    "from the checkout": verificationMail({ passwordHash: null }, `${STORE_URL}/verify-email/${TOKEN}`),
  },
  resetPasswordMail: { requested: resetPasswordMail(`${STORE_URL}/reset-password/${TOKEN}`) },
  passwordChangedMail: { changed: passwordChangedMail(FORGOT_PASSWORD) },
  confirmNewEmailMail: { "to the new address": confirmNewEmailMail(`${STORE_URL}/profile/email/${TOKEN}`) },
  emailChangeNoticeMail: {
    "to an unverified address": emailChangeNoticeMail(undefined, FORGOT_PASSWORD),
    "to the old address": emailChangeNoticeMail("ada.byron@analytical-engines.example", FORGOT_PASSWORD),
  },
  emailChangedMail: {
    "to an unverified address": emailChangedMail(undefined),
    "to the previous address": emailChangedMail("ada.byron@analytical-engines.example"),
  },
  newEmailConfirmedMail: { "to the new address": newEmailConfirmedMail(FORGOT_PASSWORD) },
  newBrowserMail: {
    "an IPv6 address": newBrowserMail(
      { device: "Firefox on Windows", address: "2001:db8:1:2:3:4:5:6", at: new Date("2026-11-20T15:04:00Z") },
      FORGOT_PASSWORD,
    ),
  },
  failedLoginsMail: { "many failures": failedLoginsMail(FORGOT_PASSWORD) },
  recoveryCodeUsedMail: {
    "the last one": recoveryCodeUsedMail(0, FORGOT_PASSWORD),
    "one left": recoveryCodeUsedMail(1, FORGOT_PASSWORD),
    "many left": recoveryCodeUsedMail(9, FORGOT_PASSWORD),
  },
  addressInUseMail: { "to an account's owner": addressInUseMail(FORGOT_PASSWORD) },
  secondFactorMail: {
    enabled: secondFactorMail("enabled", FORGOT_PASSWORD),
    removed: secondFactorMail("removed", FORGOT_PASSWORD),
    "recovery codes replaced": secondFactorMail("replaced", FORGOT_PASSWORD),
  },
};

checkMails(import.meta.dirname, sampleMails);
