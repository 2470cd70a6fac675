/** The policies, and the documents for purchasing offices, in the order of the menus. */
export const POLICIES = [
  { to: "/policies/terms", name: "Terms of Sale" },
  { to: "/policies/privacy", name: "Privacy" },
  { to: "/policies/shipping", name: "Shipping" },
  { to: "/policies/returns", name: "Returns" },
  { to: "/policies/supplier-packet", name: "Supplier Packet" },
];
