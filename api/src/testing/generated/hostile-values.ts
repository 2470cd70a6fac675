import fc from "fast-check";

/** Strings with a special meaning to a parser, a database, an email or a page. */
const NASTY = [
  "",
  " ",
  "'; drop table users; --",
  "1' or '1'='1",
  "%' escape '%",
  "\\",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "a@b.example\r\nBcc: all@b.example",
  "line\nbreak",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udfff\ud800z",
  "\ufeff",
  "\u202e\u2066right to left",
  "İıſK",
  "👩🏽‍🔬",
  "e\u0301".repeat(50),
  "NaN",
  "Infinity",
  "-0",
  "1e308",
  "1e400",
  "0x10",
  "9007199254740993",
  "2147483648",
  "-1",
  "0",
  "null",
  "undefined",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "xqzzv constructor",
  "hasOwnProperty",
  "toString",
  "../../../../etc/passwd",
  "%00",
  "%ff",
  "%",
  "{{7*7}}",
  "CA-LA-CMXXPC-XXXXXX-PD10",
  "ca-la-cmxxpc-h99999",
  "KO-SP-Z0ZZZA-ZZZZZZ-CL99",
];

const long = fc.constantFrom(101, 255, 1_001, 5_001, 100_001).map((length) => "A".repeat(length));

export const hostileText = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: long },
);

/** Names of inherited properties. */
const PROTOTYPE_NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "length",
];

const anyJson = fc.anything({
  key: fc.oneof(fc.constantFrom(...PROTOTYPE_NAMES), hostileText),
  values: [
    hostileText,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  ],
  maxDepth: 3,
  maxKeys: 5,
});

/** JSON values that no field expects. */
export const hostileValue = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.1,
      1e21,
      1e308,
      -1e308,
      5e-324,
      2 ** 31,
      2 ** 53,
      0.005,
      [],
      {},
      [[]],
      [null],
    ),
  },
  { weight: 2, arbitrary: anyJson },
);

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Invalid JSON, and JSON that parsers handle differently. */
export const hostileBody = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "1",
    "1e999",
    "\ufeff{}",
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"email":"a@b.example","email":["b@b.example"]}',
    nested("[", "]", 20_000),
    nested('{"a":', "}", 5_000),
    `{"cart":${nested("[", "]", 20_000)}}`,
    `{"a":"${"x".repeat(300_000)}"}`,
    "a=1&b=2",
    "--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n--x--",
  ),
  fc.json(),
  hostileText,
);
