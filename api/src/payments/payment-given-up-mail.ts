import { company } from "@ligate/contract/company";
import { type Letter, letter } from "../mail/letter.ts";

/** To a buyer who was told to wait for the payment's confirmation. */
export const paymentGivenUpMail = (storeUrl: string): Letter =>
  letter({
    subject: `Your payment at ${company.name} was not taken`,
    paragraphs: [
      "The payment service did not confirm your payment, and has not taken any money.",
      "What you wanted to buy is still in your cart. You can pay again at any time.",
    ],
    link: { text: "Go to your cart", href: `${storeUrl}/cart` },
    closing: "We are sorry for the trouble.",
  });
