import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { aSavedDesign } from "../testing/samples.ts";

/** Fakes the calls that list, rename and delete saved designs. */
function fakeDesigns(designs: SavedDesign[] = [aSavedDesign()], responses: Record<string, object> = {}) {
  let saved = designs;
  return fakeApi({
    ...signedIn,
    "GET /api/users/designs/": () => saved,
    "PATCH /api/users/designs/d1/": ({ body }: { body: unknown }) => {
      const renamed = { ...aSavedDesign(), ...(body as { name: string }) };
      saved = saved.map((design) => (design.id === "d1" ? renamed : design));
      return renamed;
    },
    "POST /api/users/designs/d1/duplicate/": () => {
      const copy = aSavedDesign({ id: "d2", name: `${LONG_NAME} (copy)` });
      saved = [copy, ...saved];
      return copy;
    },
    "DELETE /api/users/designs/d1/": () => {
      saved = saved.filter(({ id }) => id !== "d1");
      return { detail: "The design is deleted." };
    },
    ...responses,
  });
}
const findCard = async (name: string) => within(await screen.findByRole("article", { name }));
const LONG_NAME = aSavedDesign().product_name;

beforeEach(() => useNotices.setState({ notices: [] }));

it("lists the designs with name, SKU and date, with links to open and order them", async () => {
  fakeDesigns([aSavedDesign({ id: "d2", name: "For the grant" }), aSavedDesign()]);
  visit("/profile/designs", routes);
  const grant = await findCard("For the grant");

  expect(grant.getByText("Kit--Gene").parentElement).toHaveTextContent(LONG_NAME);
  expect(grant.getByText("KO-LA-CMXXPC-H00001")).toBeVisible();
  expect(grant.getByText("Saved May 1, 2025")).toBeVisible();
  expect(grant.getByRole("link", { name: "Open design" })).toHaveAttribute(
    "href",
    "/design?sku=KO-LA-CMXXPC-H00001",
  );
  expect(grant.getByRole("link", { name: "Order" })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  expect((await findCard(LONG_NAME)).getAllByText("Kit--Gene")).toHaveLength(1);
});

it("names the gene of a design that was renamed, or saved before titles", async () => {
  const title = "TP53 knock-out, all-in-one lentiviral vector";
  fakeDesigns([aSavedDesign({ id: "d2", name: "For the grant", title }), aSavedDesign({ title })]);
  visit("/profile/designs", routes);

  expect((await findCard("For the grant")).getByText("Kit--Gene").closest("p")).toHaveTextContent(
    `${title} ${LONG_NAME}`,
  );
  expect((await findCard(title)).getByText("Kit--Gene").closest("p")).toHaveTextContent(
    new RegExp(`^${LONG_NAME}`),
  );
});

it("renames a design and restores the focus to the Rename button", async () => {
  fakeDesigns();
  visit("/profile/designs", routes);
  const renameButton = (await findCard(LONG_NAME)).getByRole("button", { name: "Rename" });

  await userEvent.click(renameButton);
  const name = screen.getByLabelText("Name");
  expect(name).toHaveValue(LONG_NAME);
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, "For the grant{Enter}");

  expect(await findCard("For the grant")).toBeDefined();
  expect(screen.queryByLabelText("Name")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Rename" })).toHaveFocus();
});

it("requires a name and keeps the input when the API fails", async () => {
  const calls = fakeDesigns([aSavedDesign()], {
    "PATCH /api/users/designs/d1/": problem(500, "Something went wrong."),
  });
  visit("/profile/designs", routes);
  await userEvent.click((await findCard(LONG_NAME)).getByRole("button", { name: "Rename" }));

  await userEvent.clear(screen.getByLabelText("Name"));
  await userEvent.click(screen.getByRole("button", { name: "Save name" }));
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Name is required");
  expect(calls.filter(({ method }) => method === "PATCH")).toEqual([]);

  await userEvent.type(screen.getByLabelText("Name"), "Mine{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(screen.getByLabelText("Name")).toHaveValue("Mine");
});

it("duplicates a design once on a double click, and keeps the focus", async () => {
  const calls = fakeDesigns();
  visit("/profile/designs", routes);
  const duplicate = (await findCard(LONG_NAME)).getByRole("button", { name: "Duplicate" });

  await userEvent.dblClick(duplicate);

  expect(await findCard(`${LONG_NAME} (copy)`)).toBeDefined();
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  expect(duplicate).toHaveFocus();
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: `“${LONG_NAME} (copy)” has been saved.` },
  ]);
});

it("says why a design is not duplicated", async () => {
  const full = "You have saved 500 designs. Please delete one to save another.";
  fakeDesigns([aSavedDesign()], { "POST /api/users/designs/d1/duplicate/": problem(422, full) });
  visit("/profile/designs", routes);

  await userEvent.click((await findCard(LONG_NAME)).getByRole("button", { name: "Duplicate" }));

  expect(await screen.findByRole("alert")).toHaveTextContent(full);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("deletes a design once after confirmation, and moves the focus to the heading", async () => {
  const calls = fakeDesigns();
  visit("/profile/designs", routes);
  await userEvent.click((await findCard(LONG_NAME)).getByRole("button", { name: "Delete" }));
  const dialog = within(screen.getByRole("dialog", { name: `Delete “${LONG_NAME}”?` }));

  await userEvent.dblClick(dialog.getByRole("button", { name: "Delete design" }));

  expect(await screen.findByText(/You have no saved designs/)).toBeVisible();
  expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(useNotices.getState().notices).toMatchObject([{ kind: "success", text: "The design is deleted." }]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("keeps a design when the customer cancels or the API fails", async () => {
  const calls = fakeDesigns([aSavedDesign()], {
    "DELETE /api/users/designs/d1/": problem(500, "Something went wrong."),
  });
  visit("/profile/designs", routes);
  const deleteButton = (await findCard(LONG_NAME)).getByRole("button", { name: "Delete" });

  await userEvent.click(deleteButton);
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);

  await userEvent.click(deleteButton);
  await userEvent.click(screen.getByRole("button", { name: "Delete design" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong.");
  expect(screen.getByRole("article", { name: LONG_NAME })).toBeInTheDocument();
});

it("copies the link of the shared design", async () => {
  fakeDesigns();
  const user = userEvent.setup();
  const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  visit("/profile/designs", routes);

  await user.click((await findCard(LONG_NAME)).getByRole("button", { name: "Copy link" }));

  expect(writeText).toHaveBeenCalledWith("http://localhost/design/shared/d1");
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: expect.stringMatching(/^The link was copied\./) },
  ]);
});

it("shows the link when the browser denies access to the clipboard", async () => {
  fakeDesigns();
  const user = userEvent.setup();
  visit("/profile/designs", routes);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));

  await user.click((await findCard(LONG_NAME)).getByRole("button", { name: "Copy link" }));

  expect(useNotices.getState().notices).toMatchObject([
    { kind: "error", text: expect.stringContaining("http://localhost/design/shared/d1") },
  ]);
});

it("redirects a signed-out visitor to the login", async () => {
  fakeApi({});
  const page = visit("/profile/designs", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fdesigns");
});
