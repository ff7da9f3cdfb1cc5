import { scannedText } from '../kernel/scanned-code.ts';

/** What the code on labels and picking lists says: the order itself, as `S|…` is a unit and `E|…` a package. */
export const orderCode = (number: number): string => `P|${number}`;

/** Number of the order whose code this is; undefined for any other reading. */
export function readOrderCode(reading: string): number | undefined {
  const [, number] = /^P\|(\d{1,15})$/i.exec(scannedText(reading)) ?? [];
  return number === undefined ? undefined : Number(number);
}
