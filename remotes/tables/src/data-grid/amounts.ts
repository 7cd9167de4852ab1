const MOST = 1_000_000_00;
const format = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 });

/** The amount as the table shows it, such as 1,234.50. */
export const amountText = (hundredths: number) => format.format(hundredths / 100);

/** Returns the hundredths of `1234.5` or `1,234.50`, or a short reason if the text is not a valid amount. */
export function parseAmount(text: string): number | string {
  const typed = text.trim();
  if (!typed) return 'nothing was typed';
  if (/^-\s?[\d.,]+$/.test(typed)) return 'an amount must be above zero';
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(typed)) return 'an amount must look like 1234.50 or 1,234.50';
  const hundredths = Math.round(Number(typed.replaceAll(',', '')) * 100);
  if (hundredths === 0) return 'an amount must be above zero';
  return hundredths > MOST ? `an amount must be at most ${amountText(MOST)}` : hundredths;
}
