import { render, screen } from "@testing-library/react";
import { aProduct } from "../../testing/samples.ts";
import { DesignAlerts } from "./diagram.tsx";

it("shows nothing for an insert that fits", () => {
  render(<DesignAlerts product={aProduct({ cargo: { insert_bp: 5000, level: "fine" } })} />);

  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

it("says that a length is not on file, although the rest of the insert fits", () => {
  const message = "2.74 kb from LTR to LTR without the reading frame, whose length is not on file.";
  render(<DesignAlerts product={aProduct({ cargo: { insert_bp: 2737, level: "fine", message } })} />);

  expect(screen.getByText(message)).toBeInTheDocument();
});
