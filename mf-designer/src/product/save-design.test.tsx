import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, SAVE, SIGNED_IN } from "../testing/api-responses.ts";
import { aSavedDesign, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save Design" }));
const findStatus = async (text: RegExp) => (await screen.findByText(text)).closest('[role="status"]');

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
});

function openPage(responses: Record<string, object> = {}) {
  const calls = fakeApi({ ...designResponses(), ...responses });
  const page = visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return { page, getSavePosts: () => postedBodies(calls) };
}

describe("signed in", () => {
  it("saves the design in the account once, and shows its name with a link to the saved designs", async () => {
    const { getSavePosts } = openPage({ ...SIGNED_IN, [SAVE]: aSavedDesign() });

    await userEvent.dblClick(await screen.findByRole("button", { name: "Save Design" }));

    expect(await findStatus(/Saved in your account: CRISPRa Lenti-AIO Kit\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "your designs" })).toHaveAttribute("href", "/profile/designs");
    expect(getSavePosts()).toEqual([{ product_sku: TEMPLATE_SKU }]);
    expect(localStorage.getItem("kept_designs") ?? "").not.toContain(TEMPLATE_SKU);
  });

  it("copies the link to the shared design", async () => {
    const user = userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, "writeText");
    openPage({ ...SIGNED_IN, [SAVE]: aSavedDesign() });

    await user.click(await screen.findByRole("button", { name: "Save Design" }));
    await user.click(await screen.findByRole("button", { name: "Copy link to share" }));

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/design/shared/abc123`);
  });

  it("shows the link if the browser denies access to the clipboard", async () => {
    const user = userEvent.setup();
    jest
      .spyOn(navigator.clipboard, "writeText")
      .mockRejectedValue(new DOMException("No.", "NotAllowedError"));
    openPage({ ...SIGNED_IN, [SAVE]: aSavedDesign() });

    await user.click(await screen.findByRole("button", { name: "Save Design" }));
    await user.click(await screen.findByRole("button", { name: "Copy link to share" }));

    expect(await screen.findByRole("link", { name: "/design/shared/abc123" })).toBeInTheDocument();
  });

  it("shows why the design was not saved", async () => {
    openPage({ ...SIGNED_IN, [SAVE]: problem(422, "You have saved 500 designs.") });

    await save();

    expect(await screen.findByRole("alert")).toHaveTextContent("You have saved 500 designs.");
  });

  it("saves the design in this browser if the session has expired", async () => {
    let isSignedIn = true;
    openPage({
      "GET /api/session/": () => ({ isAuthenticated: isSignedIn }),
      [SAVE]: () => {
        isSignedIn = false;
        return problem(401, "Please log in to continue.");
      },
    });

    await save();

    expect(await findStatus(/Saved in this browser only/)).toBeInTheDocument();
    expect(localStorage.getItem("kept_designs")).toContain(TEMPLATE_SKU);
  });
});

describe("signed out", () => {
  it("saves the design in this browser and links to the login page, which redirects back", async () => {
    const { getSavePosts } = openPage();

    await save();

    expect(await findStatus(/Saved in this browser only/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      `/login?redirectUrl=${encodeURIComponent(`products/item/${TEMPLATE_SKU}`)}`,
    );
    expect(getSavePosts()).toEqual([]);
  });

  it("lists the design in the designer, with a link to open it and a button to remove it", async () => {
    const { page } = openPage();
    await save();
    await userEvent.click(await screen.findByRole("link", { name: "Design" }));

    await userEvent.click(await screen.findByText("1 design saved in this browser"));
    expect(page.address()).toBe("/design?step=1");
    expect(screen.getByRole("link", { name: "CRISPRa Lenti-AIO Kit" })).toHaveAttribute(
      "href",
      `/design?sku=${TEMPLATE_SKU}`,
    );
    await userEvent.click(
      screen.getByRole("button", { name: `Remove CRISPRa Lenti-AIO Kit, ${TEMPLATE_SKU}` }),
    );
    expect(screen.queryByText(/saved in this browser/)).not.toBeInTheDocument();
  });
});
