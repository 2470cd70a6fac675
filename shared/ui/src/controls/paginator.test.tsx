import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Paginator, type PaginatorProps } from "./paginator.tsx";

function show(props: Partial<PaginatorProps>) {
  const onChange = jest.fn();
  const base = { label: "Genes", pageNumber: 1, pageSize: 10, total: 25, pageSizes: [10, 25, 50] };
  render(<Paginator {...base} {...props} onChange={onChange} />);
  return onChange;
}

it("shows the range of the current page and goes to the next one", async () => {
  const onChange = show({ pageNumber: 2 });
  expect(screen.getByText("11–20 of 25")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onChange).toHaveBeenCalledWith({ pageNumber: 3, pageSize: 10 });
});

it("disables the buttons on a single page", () => {
  show({ pageNumber: 1, total: 10 });
  expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
});

it("returns to the first page when the page size changes", async () => {
  const onChange = show({ pageNumber: 3 });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Items per page" }), "25");
  expect(onChange).toHaveBeenCalledWith({ pageNumber: 1, pageSize: 25 });
});

it("shows the text for an uncounted total", () => {
  show({ total: 1000, totalText: "1000+" });
  expect(screen.getByText("1–10 of 1000+")).toBeVisible();
});

it("shows 0–0 for an empty list", () => {
  show({ total: 0 });
  expect(screen.getByText("0–0 of 0")).toBeVisible();
});
