import { formatTimeAgo } from "./format-time-ago.ts";

it.each([
  ["2025-05-02T10:00:30.000Z", "just now"],
  ["2025-05-02T09:59:40.000Z", "just now"],
  ["2025-05-02T09:58:59.000Z", "1 minute ago"],
  ["2025-05-02T09:15:00.000Z", "45 minutes ago"],
  ["2025-05-02T08:30:00.000Z", "1 hour ago"],
  ["2025-05-01T09:00:00.000Z", "25 hours ago"],
  ["2025-04-30T09:00:00.000Z", "on April 30, 2025"],
])("shows %s as %s", (time, text) => {
  expect(formatTimeAgo(time, Date.parse("2025-05-02T10:00:00.000Z"))).toBe(text);
});
