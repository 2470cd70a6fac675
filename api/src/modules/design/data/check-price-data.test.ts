import { checkDesignData } from "./check-design-data.ts";
import { designData } from "./design-data.ts";
import type { DesignData } from "./design-files.ts";
import { Campaigns, type Format } from "./price-schema.ts";

const changed = (change: Partial<DesignData>) => () => checkDesignData({ ...designData, ...change });

const withFormat = (prefix: string, change: (format: Format) => Format) =>
  changed({
    formats: designData.formats.map((format) => (format.prefix === prefix ? change(format) : format)),
  });

it("refuses a larger size that costs less than a smaller one", () => {
  const inWrongOrder = withFormat("PD", (format) => ({ ...format, options: format.options.toReversed() }));

  expect(inWrongOrder).toThrow("design/formats.yaml: PD: PD10 must not cost less than PD20, a smaller size");
});

it("refuses a larger size with a lower minimum", () => {
  const withMinimum = withFormat("PD", ({ options: [small, ...larger], ...format }) => ({
    ...format,
    options: [
      { ...small, code: "PD05", description: "5 µg", add: 0, minimum: 900_00, upTo: "max" },
      ...larger,
    ],
  }));

  expect(withMinimum).toThrow("PD: PD10 must not cost less than PD05, a smaller size");
});

it("refuses a format that is made with an unknown one", () => {
  expect(withFormat("CL", (format) => ({ ...format, madeWith: "QQ" }))).toThrow(
    "design/formats.yaml: CL.madeWith: there is no QQ",
  );
});

describe("a campaign", () => {
  const CAMPAIGN = {
    name: "Spring",
    starts_on: "2027-03-01",
    ends_on: "2027-05-31",
    functions: ["KO"],
    percent: 10,
  };

  it.each([
    [{ functions: ["QQ"] }, "campaigns.yaml: Spring: functions: there is no QQ"],
    [{ formats: ["QQ"] }, "campaigns.yaml: Spring: formats: there is no QQ"],
  ])("with %j is refused", (change, message) => {
    expect(changed({ campaigns: [{ ...CAMPAIGN, ...change }] })).toThrow(message);
  });

  it.each([
    [{ ends_on: "2027-02-28" }, [0, "ends_on"]],
    [{ ends_on: "31 May" }, [0, "ends_on"]],
    [{ functions: undefined }, [0]],
    [{ percent: 0 }, [0, "percent"]],
  ])("with %j is refused by the schema", (change, path) => {
    expect(Campaigns.safeParse([{ ...CAMPAIGN, ...change }]).error?.issues[0]?.path).toEqual(path);
  });
});
