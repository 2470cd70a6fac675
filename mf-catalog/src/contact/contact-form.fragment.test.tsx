import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component } from "./contact-form.fragment.tsx";

const renderFragment = (props: FragmentProps<"mf-catalog/contact-form">) =>
  visit("/", [{ index: true, element: <Component {...props} /> }]);

it("renders without a heading and fills in the contact details of the embedding page", async () => {
  fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  renderFragment({ person: { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" } });

  await userEvent.type(await screen.findByLabelText("Subject"), "A question");
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

it("fills in the product of the embedding page", async () => {
  fakeApi({});
  renderFragment({ product: "SYBR qPCR mix 2×" });

  expect(await screen.findByLabelText("Subject")).toHaveValue("Inquiry for SYBR qPCR mix 2×");
});

it("loads the data of the embedding page again after a submission, and keeps the receipt", async () => {
  fakeApi({ "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" } });
  const loader = jest.fn(() => null);
  const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example" };
  visit("/", [{ index: true, loader, element: <Component person={person} /> }]);
  await userEvent.type(await screen.findByLabelText("Subject"), "A question");
  await userEvent.type(screen.getByLabelText("Message"), "Which titer?");
  expect(loader).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  expect(screen.getByText("MS-7K3F92QX0T")).toBeVisible();
});
