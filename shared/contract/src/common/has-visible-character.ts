/** Every other character is a space, a format character, a filler, the blank Braille pattern, or a mark without its letter. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything. Imports no schema library, because pages import this module. */
export const hasVisibleCharacter = (text: string): boolean => VISIBLE.test(text);
