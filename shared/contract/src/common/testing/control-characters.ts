/** Characters that no stored text may contain, by their names. */
export const FORBIDDEN_CHARACTERS = {
  NUL: "\u0000",
  BEL: "\u0007",
  "vertical tab": "\u000b",
  "form feed": "\u000c",
  ESC: "\u001b",
  DEL: "\u007f",
  "next line": "\u0085",
  "control sequence introducer": "\u009b",
  "line separator": "\u2028",
  "paragraph separator": "\u2029",
  "left-to-right embedding": "\u202a",
  "right-to-left override": "\u202e",
  "left-to-right isolate": "\u2066",
  "pop directional isolate": "\u2069",
};

/** Line breaks, which multi-line fields keep. */
export const LINE_BREAKS = { "line feed": "\n", "carriage return": "\r", "CR LF": "\r\n" };
