import { checkMails } from "../../testing/mails/check-mails.ts";
import { sampleMails } from "./testing/sample-mails.ts";

checkMails(import.meta.dirname, sampleMails);
