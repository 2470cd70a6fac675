import type { OrderDocument } from "@ligate/contract/order-files/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

const LINKS = "/api/users/order-document/4334724101-2/invoice/link/";
const URL_OF_LINK = "https://store.example/api/documents/Zm9v/";

function visitOrder(documents: OrderView["documents"], responses: Record<string, object> = {}) {
  const calls = fakeApi({
    ...signedIn,
    "GET /api/users/view-order/4334724101": anOrder({ documents }),
    ...responses,
  });
  visit("/profile/order/4334724101", routes);
  return calls;
}
const secondInvoice: OrderDocument = { kind: "invoice", number: "4334724101-2", date: "2025-05-09" };

it("lists the documents of the order, to download", async () => {
  visitOrder([
    { kind: "confirmation", number: "4334724101", date: "2025-05-01" },
    { kind: "packing-list", number: "PL-4334724101-1", date: "2025-05-08" },
    secondInvoice,
    { kind: "credit-note", number: "CN-4334724101-1", date: "2025-05-10" },
  ]);

  const documents = within(await screen.findByRole("region", { name: "Documents" }));
  expect(documents.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
    [
      ["Order confirmation (PDF)", "/api/users/order-document/4334724101/confirmation/"],
      ["Packing list PL-4334724101-1 (PDF)", "/api/users/order-document/PL-4334724101-1/packing-list/"],
      ["Invoice IV-4334724101-2 (PDF)", "/api/users/order-document/4334724101-2/invoice/"],
      ["Credit note CN-4334724101-1 (PDF)", "/api/users/order-document/CN-4334724101-1/credit-note/"],
    ],
  );
});

it("has no documents of an older API", async () => {
  visitOrder(undefined);

  await screen.findByRole("heading", { name: "What you ordered" });
  expect(screen.queryByRole("region", { name: "Documents" })).not.toBeInTheDocument();
});

describe("a link for accounts payable", () => {
  const click = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));

  it("is created once for a double click, copied and shown", async () => {
    const calls = visitOrder([secondInvoice], { [`POST ${LINKS}`]: { url: URL_OF_LINK } });
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();

    await user.dblClick(await screen.findByRole("button", { name: /^Link for accounts payable/ }));

    expect(await screen.findByLabelText("Link to Invoice IV-4334724101-2")).toHaveValue(URL_OF_LINK);
    expect(writeText.mock.calls).toEqual([[URL_OF_LINK]]);
    expect(screen.getByText(/without a login, for accounts payable/)).toBeVisible();
    expect(calls.filter(({ path }) => path === LINKS)).toHaveLength(1);
  });

  it("is ended with all others", async () => {
    visitOrder([secondInvoice], {
      [`POST ${LINKS}`]: { url: URL_OF_LINK },
      [`DELETE ${LINKS}`]: { revoked: 2 },
    });
    await click(/^Link for accounts payable/);
    await screen.findByDisplayValue(URL_OF_LINK);

    await click(/^End all links/);

    await waitFor(() =>
      expect(useNotices.getState().notices.at(-1)).toMatchObject({
        kind: "success",
        text: "Links to Invoice IV-4334724101-2 no longer work.",
      }),
    );
    expect(screen.queryByDisplayValue(URL_OF_LINK)).not.toBeInTheDocument();
  });

  it("that cannot be created says why", async () => {
    const detail = "Please verify your e-mail address first.";
    visitOrder([secondInvoice], { [`POST ${LINKS}`]: problem(403, detail) });

    await click(/^Link for accounts payable/);

    expect(await screen.findByText(detail)).toBeVisible();
  });
});
