import { nextSorting, readOrdersQuery } from "./orders-query.ts";

const read = (query: string) => readOrdersQuery("open", new URLSearchParams(query));

it("begins with the first tab, five rows, unsorted", () => {
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

it("reads what the address asks for", () => {
  expect(
    read("order_class=RNAi&filter=+tp53&sort=quantity&direction=desc&page_number=3&page_size=25"),
  ).toMatchObject({
    order_class: "RNAi",
    filter: "tp53",
    sort: "quantity",
    direction: "desc",
    page_number: 3,
    page_size: 25,
  });
});

it.each([
  "order_class=Nope&sort=user_id&direction=up",
  "page_number=0&page_size=7",
  "page_number=1.5",
  "page_number=-1",
])("takes %s for the default", (query) => {
  expect(read(query)).toEqual(read(""));
});

it("sorts up, then down, then not at all; another column begins anew", () => {
  const up = nextSorting(read(""), "quantity");
  const down = nextSorting(up, "quantity");

  expect(up).toEqual({ sort: "quantity", direction: "asc" });
  expect(down).toEqual({ sort: "quantity", direction: "desc" });
  expect(nextSorting(down, "quantity")).toEqual({ sort: undefined, direction: "asc" });
  expect(nextSorting(down, "status")).toEqual({ sort: "status", direction: "asc" });
});
