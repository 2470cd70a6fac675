import { getNextSort, readOrderClass, readOrdersQuery } from "./orders-query.ts";

const read = (query: string) => readOrdersQuery("open", "CRISPR", new URLSearchParams(query));

it("defaults to five rows, unsorted", () => {
  expect(read("")).toEqual({
    status: "open",
    order_class: "CRISPR",
    filter: "",
    sort: undefined,
    direction: "asc",
    page_number: 1,
    page_size: 5,
  });
});

it("reads the parameters of the address", () => {
  expect(read("filter=+tp53&sort=quantity&direction=desc&page_number=3&page_size=25")).toMatchObject({
    filter: "tp53",
    sort: "quantity",
    direction: "desc",
    page_number: 3,
    page_size: 25,
  });
});

it.each(["sort=user_id&direction=up", "page_number=0&page_size=7", "page_number=1.5", "page_number=-1"])(
  "replaces %s by the defaults",
  (query) => {
    expect(read(query)).toEqual(read(""));
  },
);

it.each([
  ["order_class=RNAi", "RNAi"],
  ["order_class=Nope", undefined],
  ["", undefined],
])("reads the class of %j as %s", (query, orderClass) => {
  expect(readOrderClass(new URLSearchParams(query))).toBe(orderClass);
});

it("cycles through ascending, descending and unsorted; another column starts ascending", () => {
  const ascending = getNextSort(read(""), "quantity");
  const descending = getNextSort(ascending, "quantity");

  expect(ascending).toEqual({ sort: "quantity", direction: "asc" });
  expect(descending).toEqual({ sort: "quantity", direction: "desc" });
  expect(getNextSort(descending, "quantity")).toEqual({ sort: undefined, direction: "asc" });
  expect(getNextSort(descending, "status")).toEqual({ sort: "status", direction: "asc" });
});
