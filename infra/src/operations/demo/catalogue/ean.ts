import { checkDigit } from '@power/domain/kernel/scanned-code';

/** EAN-13 for the invented demo data: range 20–29, which the standard leaves for internal use, so no real article is named. */

/** The n-th internal EAN; different for every n below 10^9 (7919 has no factor in common with it). */
export function internalEan(n: number): string {
  const twelve = `200${String((n * 7919) % 1_000_000_000).padStart(9, '0')}`;
  return twelve + checkDigit(twelve);
}
