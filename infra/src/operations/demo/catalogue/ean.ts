/** EAN-13 for the invented demo data: range 20–29, which the standard leaves for internal use, so no real article is named. */

/** Check digit of the first twelve digits. */
export function eanCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

export const isValidEan = (text: string): boolean =>
  /^\d{13}$/.test(text) && eanCheckDigit(text.slice(0, 12)) === text[12];

/** The n-th internal EAN; different for every n below 10^9 (7919 has no factor in common with it). */
export function internalEan(n: number): string {
  const twelve = `200${String((n * 7919) % 1_000_000_000).padStart(9, '0')}`;
  return twelve + eanCheckDigit(twelve);
}
