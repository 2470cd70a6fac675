import { deviceName } from "./device-name.ts";

const APPLE = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${APPLE} Version/17.0 Mobile/1 Safari/604.1`,
    "Safari on iOS",
  ],
  ["curl/8.0", "Unknown device"],
  ["Visit evil.example/1.0 now", "Unknown device"],
  ["\u001b[31m", "Unknown device"],
  ["", "Unknown device"],
])("names %j %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
