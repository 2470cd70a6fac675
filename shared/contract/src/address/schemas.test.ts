import { ShippingAddress, ZipCode } from "./schemas.ts";

const address = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line_1: "1 Main Street",
  city: "Boston",
  state: "MA",
  zipcode: "02142",
};

it("accepts an address without an apartment", () => {
  expect(ShippingAddress.parse(address)).toEqual(address);
});

it.each(["02142", "02142-1234"])("accepts the ZIP code %s", (zip) => {
  expect(ZipCode.safeParse(zip).success).toBe(true);
});

it.each(["2142", "021421", "02142-12", "02142 1234", "ABCDE"])("rejects the ZIP code %s", (zip) => {
  expect(ZipCode.safeParse(zip).error?.issues[0]?.message).toBe("Please enter a valid ZIP code");
});

it("reports the missing fields", () => {
  const { error } = ShippingAddress.safeParse({ ...address, first_name: " ", state: "XX" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "First name is required",
    "State is required",
  ]);
});
