import { checkMails } from "../../testing/check-mails.ts";
import { accountClosedMail } from "./account-closed-mail.ts";

checkMails(import.meta.dirname, { accountClosedMail: { "to the former address": accountClosedMail() } });
