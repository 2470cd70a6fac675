import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";

it("starts with no selection and no dependent fields", async () => {
  fakeApi({});
  visit("/quote", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Service Request");
  for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  expect(screen.queryByLabelText(/type$/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Gene sequence/)).not.toBeInTheDocument();
});

it.each([
  ["custom-cloning", "Custom Cloning Services"],
  ["lentivirus-package", "Lentivirus Package Services"],
  ["stable-cell-line", "Stable Cell Line Services"],
])("preselects the service at /quote/%s", async (url, name) => {
  fakeApi({});
  visit(`/quote/${url}`, routes);

  expect(await screen.findByRole("radio", { name: "Service" })).toBeChecked();
  expect(screen.getByLabelText("Service type")).toHaveValue(name);
});

it("redirects to the general form for an unknown service", async () => {
  fakeApi({});
  const { address } = visit("/quote/telepathy", routes);

  expect(await screen.findByRole("radio", { name: "Service" })).not.toBeChecked();
  expect(address()).toBe("/quote");
});
