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

/** Characters that no single line may contain between Latin letters, by their names. */
export const INVISIBLE_CHARACTERS = {
  "soft hyphen": "\u00ad",
  "combining grapheme joiner": "\u034f",
  "Arabic letter mark": "\u061c",
  "Hangul filler": "\u3164",
  "halfwidth Hangul filler": "\uffa0",
  "zero-width space": "\u200b",
  "zero-width non-joiner": "\u200c",
  "zero-width joiner": "\u200d",
  "left-to-right mark": "\u200e",
  "right-to-left mark": "\u200f",
  "word joiner": "\u2060",
  "invisible separator": "\u2063",
  "nominal digit shapes": "\u206f",
  "byte order mark": "\ufeff",
  "language tag": "\u{e0001}",
  "tag letter": "\u{e0041}",
  "cancel tag": "\u{e007f}",
};

/** Line breaks, which multi-line fields keep. */
export const LINE_BREAKS = { "line feed": "\n", "carriage return": "\r", "CR LF": "\r\n" };
