import { toControls } from "./specified-draft.ts";

it.each([
  [{ cell_line: "A549" }, { cellLine: "A549" }],
  [{ terminus: "N" as const }, { terminus: "N" }],
  [
    { marker: "promoter" as const, terminus: "C" as const },
    { marker: "promoter", terminus: "C" },
  ],
])("fills in the controls of %j", (fields, controls) => {
  expect(toControls(fields)).toEqual(controls);
});
