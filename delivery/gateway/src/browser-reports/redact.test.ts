import fc from "fast-check";
import { redact } from "./redact.ts";

it.each([
  ["Cannot read properties of undefined (reading 'gene')", "Cannot read properties of undefined (reading *)"],
  [`Unexpected token 'J', "{"name":"Jane" is not valid JSON`, "Unexpected token * is not valid JSON"],
  [`Unterminated string "Jane Doe`, "Unterminated string *"],
  ["Can't find variable: genes", "Can't find variable: genes"],
  ["Can't send 'Jane O'Brien' twice", "Can't send * twice"],
  ["No account of jane.doe+lab@example.org exists", "No account of * exists"],
  ["Failed to fetch https://store.example/reset-password/c2VjcmV0?next=1", "Failed to fetch *"],
  ["Call +1 (415) 555-0100 now", "Call +* now"],
  ["Token c2VjcmV0LXRva2VuLW9mLWEtbGluaw is wrong", "Token * is wrong"],
  ["Minified React error #418; visit https://react.dev/errors/418", "Minified React error #418; visit *"],
  ["Grüße an 田中\n\u001b[31mred\u202e", "Gr*e an *[31mred*"],
])("removes what may be personal from %j", (message, redacted) => {
  expect(redact(message)).toBe(redacted);
});

it("leaves no part of an e-mail address in any message", () => {
  const text = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(text, fc.emailAddress(), text, (before, email, after) => {
      const [name = ""] = email.split("@");
      fc.pre(!(before + after).includes(name));
      expect(redact(`${before} ${email} ${after}`)).not.toContain(name);
    }),
  );
});

it("leaves nothing to remove, and only short lines of printable ASCII", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (message) => {
      const redacted = redact(message);
      expect(redacted).toMatch(/^[ -~]{0,200}$/);
      expect(redact(redacted)).toBe(redacted);
    }),
  );
});
