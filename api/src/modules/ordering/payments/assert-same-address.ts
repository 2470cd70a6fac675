import { ShippingAddress } from "@ligate/contract/address/schemas";
import { conflict } from "../../../http/problem.ts";
import type { Payment } from "./payments.table.ts";

const FIELDS = Object.keys(ShippingAddress.shape) as (keyof ShippingAddress)[];

/**
 * @throws ProblemError 409 if an order would be shipped to another address than the one that PayPal was given when the
 * payment was created: PayPal protects the seller only there
 */
export function assertSameAddress({ shippingAddress }: Payment, address: ShippingAddress): void {
  if (FIELDS.every((name) => (shippingAddress?.[name] ?? "") === (address[name] ?? ""))) return;
  throw conflict(
    "The shipping address has changed since this payment was started. Nothing was taken. Please pay again.",
  );
}
