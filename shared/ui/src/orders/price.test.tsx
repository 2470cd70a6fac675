import { render } from "@testing-library/react";
import { Price } from "./price.tsx";

it.each([
  [{ unitPrice: 379, listPrice: 429, onDiscount: true }, "List price $429.00 $379.00"],
  [{ unitPrice: 429, listPrice: 429, onDiscount: true }, "$429.00"],
  [{ unitPrice: 379, listPrice: 429, onDiscount: false }, "$379.00"],
  [{ unitPrice: 89 }, "$89.00"],
])("shows %p as %s", (props, text) => {
  const { container } = render(<Price {...props} />);
  expect(container).toHaveTextContent(text);
});
