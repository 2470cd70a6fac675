import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RemoteOutlines } from "./remote-outlines.tsx";

it("toggles the outlines, and names the release of each remote", async () => {
  const remotes = [
    {
      name: "mf-catalog",
      entry: "http://127.0.0.1:8102/remoteEntry.js",
      addresses: [],
      release: "development",
    },
    { name: "mf-account", entry: "/remoteEntry.js", addresses: [], release: "3f2a9c" },
  ];
  const { container } = render(<RemoteOutlines remotes={remotes} />);
  const button = screen.getByRole("button", { name: "Show remotes" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(container.querySelector(".shown")).toBeInTheDocument();
  const releases = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(releases).toEqual(["mf-catalog development", "mf-account 3f2a9c"]);
  await userEvent.click(button);
  expect(container.querySelector(".shown")).not.toBeInTheDocument();
});
