import type { QuoteRequest } from "@ligate/contract/quote-requests/schemas";
import { checkMails } from "../../testing/check-mails.ts";
import { messageMail } from "./messages/message-mail.ts";
import { quoteRequestMail } from "./quote-requests/quote-request-mail.ts";
import { receiptMail } from "./reference-numbers/receipt-mail.ts";
import { customerMessageMail } from "./threads/customer-message-mail.ts";
import { answerMail, answerNoticeMail } from "./threads/staff-reply-mail.ts";
import type { ThreadMessageRow, ThreadRow } from "./threads/threads.table.ts";

const STORE_URL = "https://store.example";
const AT = new Date("2026-11-20T15:00:00Z");

const thread: ThreadRow = {
  id: 1,
  reference: "MS-4K7QX2M9",
  userId: 1,
  email: "ada@lab.example",
  kind: "message",
  subject: "Titer of the lentivirus in order 4815162342",
  orderId: null,
  topic: null,
  createdAt: AT,
  lastMessageAt: AT,
};

const message: ThreadMessageRow = {
  id: 1,
  threadId: 1,
  author: "customer",
  actor: "",
  text: "Thank you!\n\nWhich titer can we expect:\n  - before concentration,\n  - after it?\n\nAda",
  details: [{ name: "Order", value: "4815162342" }],
  sentSignedOut: false,
  sentAt: AT,
  readAt: null,
};

const quoteRequest: QuoteRequest = {
  type: "serviceType",
  productType: "",
  serviceType: "Lentivirus Package Services",
  geneSequence: `>NM_000546.6 Homo sapiens tumor protein p53\n${"ATGGAGGAGCCGCAGTCAGATCCTAGCGTCGAGCCCCCTCTGAGTCAGGAAACATTTTCA".repeat(6)}`,
  geneSpecies: "Human",
  virusType: "Lentivirus",
  mammalianCells: "HEK293T",
  plasmidAmount: "20",
  virusAmount: "",
  cellLineAmount: "",
  firstName: "Ada",
  lastName: "Byron",
  institution: "Analytical Engines Laboratory",
  email: "ada@lab.example",
  message: "We need the virus for a screen in January. Is a second harvest possible?",
};

const sent = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@lab.example",
  phone: "617 555 0199",
  subject: "Inquiry for CRISPRa Lenti-AIO Kit",
  message: "Hello,\n\ndoes the kit work in primary T cells?\n\nBest wishes\nAda",
  product: "CRISPRa Lenti-AIO Kit",
};

const visitor = { account: null, isSignedIn: false };

const sampleMails = {
  messageMail: {
    "to staff": messageMail("MS-4K7QX2M9", sent, { sender: visitor, specification: null }),
    "with a specification": messageMail("MS-4K7QX2M9", sent, {
      sender: { account: { email: sent.email, emailVerifiedAt: AT }, isSignedIn: false },
      specification: {
        insert: { source: "sequence", name: "Cas9", sequence: "ATGGACAAGAAGTACAGCATCGGC".repeat(10) },
        site: { at: "C-terminal" },
      },
    }),
  },
  quoteRequestMail: { "to staff": quoteRequestMail("RQ-9T3BW6HC", quoteRequest, visitor) },
  customerMessageMail: {
    "to staff": customerMessageMail(thread, { email: thread.email, emailVerifiedAt: null }, message),
  },
  receiptMail: {
    "to a visitor": receiptMail({ ...receipt(), hasThread: false }),
    "to a customer": receiptMail({ ...receipt(), hasThread: true }),
  },
  answerNoticeMail: { "to a customer": answerNoticeMail(thread, STORE_URL) },
  answerMail: {
    "to a visitor": answerMail(
      { ...thread, userId: null },
      "Hello,\n\nwe guarantee 1 × 10^8 TU/mL after concentration. The certificate of analysis names the titer of your lot.\n\nBest wishes\nGrace, Ligate support",
    ),
  },
};

function receipt() {
  const answer = "We reply within one working day.";
  return { reference: "MS-4K7QX2M9", publicUrl: STORE_URL, answer };
}

checkMails(import.meta.dirname, sampleMails);
