import fc from "fast-check";
import { invoiceShare } from "./invoice-share.ts";

const values = fc.array(fc.integer({ min: 1_00, max: 99_999_999 }), { minLength: 1, maxLength: 8 });

/** Invoices for these values, one after the other. */
function invoiceAll(parts: number[], owedCents: number) {
  const totalCents = parts.reduce((sum, cents) => sum + cents, 0);
  const issued: Parameters<typeof invoiceShare>[1] = [];
  for (const subtotalCents of parts) {
    const amountCents = invoiceShare({ totalCents, owedCents }, issued, subtotalCents);
    issued.push({ subtotalCents, shippingCents: 0, amountCents });
  }
  return issued;
}

it("asks for what is owed to the cent, however an order is shipped", () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
      const totalCents = parts.reduce((sum, cents) => sum + cents, 0);
      const owedCents = Math.round(totalCents * part);
      const issued = invoiceAll(parts, owedCents);

      expect(issued.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(owedCents);
      for (const { subtotalCents, amountCents } of issued) {
        expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(amountCents).toBeLessThanOrEqual(subtotalCents);
        expect(Math.abs(amountCents - (subtotalCents * owedCents) / totalCents)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it("asks for the whole value if nothing was paid in advance", () => {
  expect(invoiceAll([100_00, 33_33, 1_01], 134_34).map(({ amountCents }) => amountCents)).toEqual([
    100_00, 33_33, 1_01,
  ]);
});

it("asks for a cent at least with the last invoice, also after parts that ask for nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 5 }),
      (parts, owedCents) => {
        fc.pre(owedCents <= parts.reduce((sum, cents) => sum + cents, 0));
        expect(invoiceAll(parts, owedCents).at(-1)?.amountCents).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
