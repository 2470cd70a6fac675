const usd = (value: string) => ({ currency_code: "USD", value });

const UNIT = {
  custom_id: "ligate-7",
  invoice_id: "LG-7",
  description: "Ligate order",
  amount: { ...usd("25.00"), breakdown: { item_total: usd("20.00"), shipping: usd("5.00") } },
  items: [
    {
      name: "Kit",
      sku: "ST-2003",
      quantity: "2",
      unit_amount: usd("10.00"),
      category: "PHYSICAL_GOODS",
    },
  ],
  shipping: {
    type: "SHIPPING",
    name: { full_name: "Ada Lovelace" },
    address: {
      address_line_1: "1 Market St",
      admin_area_2: "San Francisco",
      admin_area_1: "CA",
      postal_code: "94103",
      country_code: "US",
    },
  },
};

const PAYPAL = {
  paypal: {
    experience_context: {
      brand_name: "Ligate",
      locale: "en-US",
      shipping_preference: "SET_PROVIDED_ADDRESS",
      user_action: "PAY_NOW",
    },
  },
};

export interface RichOrder {
  /** Changes of the purchase unit. */
  unit: object;
  payment_source: object;
}

/** An order with all fields that a store sends. */
export const richOrder = ({ unit, payment_source = PAYPAL }: Partial<RichOrder>) => ({
  intent: "CAPTURE",
  purchase_units: [{ ...UNIT, ...unit }],
  payment_source,
});

/** An order for a card whose bank may authenticate the buyer. */
export const cardOrder = (invoice_id: string) =>
  richOrder({
    unit: { invoice_id },
    payment_source: { card: { attributes: { verification: { method: "SCA_WHEN_REQUIRED" } } } },
  });
