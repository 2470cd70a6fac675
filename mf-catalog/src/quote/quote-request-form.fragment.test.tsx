import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Component } from "./quote-request-form.fragment.tsx";

const renderFragment = (props: FragmentProps<"mf-catalog/quote-form">) =>
  visit("/", [{ index: true, element: <Component {...props} /> }]);

it("renders without a heading and preselects the service of the embedding page", async () => {
  const calls = fakeApi({ "POST /api/quote/": { detail: "Done.", reference: "RQ-7K3F92QX0T" } });
  const person = { firstName: "Ada", lastName: "Byron", email: "ada@lab.example", institution: "Lab" };
  renderFragment({ serviceType: "lentivirus-package", person });

  expect(await screen.findByRole("radio", { name: "Service" })).toBeChecked();
  expect(screen.getByLabelText("Service type")).toHaveValue("Lentivirus Package Services");
  await userEvent.type(screen.getByLabelText("Message"), "For HEK293T.");
  await userEvent.click(screen.getByRole("button", { name: "Request a quote" }));

  expect(await screen.findByText("RQ-7K3F92QX0T")).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({
    serviceType: "Lentivirus Package Services",
    institution: "Lab",
  });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
