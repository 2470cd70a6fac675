import { checkMails } from "../../testing/check-mails.ts";
import {
  addressInUseMail,
  confirmNewEmailMail,
  emailChangeNoticeMail,
  verificationMail,
} from "./accounts/email-addresses/email-address-mails.ts";
import { passwordChangedMail, resetPasswordMail } from "./accounts/passwords/password-mails.ts";
import { secondFactorMail } from "./accounts/second-factor/second-factor-mails.ts";

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
  addressInUseMail: { "to an account's owner": addressInUseMail(FORGOT_PASSWORD) },
  secondFactorMail: {
    enabled: secondFactorMail("enabled", FORGOT_PASSWORD),
    removed: secondFactorMail("removed", FORGOT_PASSWORD),
    "recovery codes replaced": secondFactorMail("replaced", FORGOT_PASSWORD),
  },
};

checkMails(import.meta.dirname, sampleMails);
