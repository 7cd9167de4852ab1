// What the largest code (version 40) holds at error correction level L, per ISO/IEC 18004, table 7.
const DIGITS = 7089;
const ALPHANUMERIC = 4296;
const BYTES = 2953;

/**
 * Whether a text can be a QR code at all. The encoder throws while it renders when it cannot, and picks the mode by
 * the whole text as done here: digits only, the 45 characters of the alphanumeric mode, else UTF-8.
 */
export function fitsQrCode(text: string): boolean {
  if (/^[0-9]*$/.test(text)) return text.length <= DIGITS;
  if (/^[0-9A-Z $%*+./:-]*$/.test(text)) return text.length <= ALPHANUMERIC;
  return new TextEncoder().encode(text).length <= BYTES;
}
