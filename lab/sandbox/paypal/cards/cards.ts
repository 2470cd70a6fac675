import { type Behaviour, isBehaviour } from "./behaviours.ts";

export interface Card {
  number: string;
  brand: string;
  behaviour: Behaviour;
}

const visa = (number: string, behaviour: Behaviour): Card => ({ number, brand: "Visa", behaviour });

/** Test cards. Every number passes the Luhn check. A number that is not listed behaves like the first. */
export const CARDS: Card[] = [
  visa("4111111111111111", "approve"),
  { number: "5555555555554444", brand: "Mastercard", behaviour: "approve" },
  { number: "378282246310005", brand: "American Express", behaviour: "approve" },
  visa("4000000000000002", "decline"),
  visa("4000000000009995", "decline-in-capture"),
  visa("4000000000000341", "refuse-card"),
  visa("4000000000000259", "pending"),
  visa("4000000000005126", "pending-refund"),
  visa("4000000000003220", "refuse-refund"),
  visa("4000000000002701", "3ds-frictionless"),
  visa("4000000000002503", "3ds-challenge"),
  visa("4000000000002925", "3ds-failed"),
  visa("4000000000002313", "3ds-unavailable"),
  visa("4000000000002990", "3ds-not-enrolled"),
  visa("4000000000000119", "server-error"),
  visa("4000000000000127", "hang"),
  visa("4000000000000135", "hang-once"),
  visa("4000000000000069", "late"),
  visa("4000000000000101", "rate-limit-once"),
];

export function behaviourOfCard(number: string): Behaviour {
  return CARDS.find((card) => card.number === number)?.behaviour ?? "approve";
}

/** The number of the first card with a behaviour. */
export function numberOfCard(behaviour: Behaviour): string | undefined {
  return CARDS.find((card) => card.behaviour === behaviour)?.number;
}

export const parseBehaviour = (name: unknown): Behaviour => (isBehaviour(name) ? name : "approve");
