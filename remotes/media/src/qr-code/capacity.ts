// The capacity of the largest code (version 40) with error correction level L, from ISO/IEC 18004, table 7.
const DIGITS = 7089;
const ALPHANUMERIC = 4296;
const BYTES = 2953;

/**
 * Returns true if a QR code can hold the text. Otherwise the encoder throws during rendering. Like the encoder, it chooses
 * one mode for the whole text: digits, the 45 characters of the alphanumeric mode, or UTF-8.
 */
export function fitsQrCode(text: string): boolean {
  if (/^[0-9]*$/.test(text)) return text.length <= DIGITS;
  if (/^[0-9A-Z $%*+./:-]*$/.test(text)) return text.length <= ALPHANUMERIC;
  return new TextEncoder().encode(text).length <= BYTES;
}
