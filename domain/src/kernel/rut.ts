/** Chilean tax ids: modulo 11, weights 2–7 from the right, 11 → 0, 10 → K; written `12.345.678-5`. */

import { codeText } from './text.ts';

/** Check digit (`0`–`9` or `K`) of a RUT body, a positive integer. */
export function rutCheckDigit(body: number): string {
  let sum = 0;
  let weight = 2;
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'K' : String(digit);
}

/** `12345678` → `12.345.678-5`. */
export const formatRut = (body: number): string =>
  `${String(body).replace(/\B(?=(\d{3})+$)/g, '.')}-${rutCheckDigit(body)}`;

/** Body and canonical text of a RUT typed with or without dots, hyphen or lower-case k; undefined when it is not valid. */
export function parseRut(text: string): { body: number; rut: string } | undefined {
  const match = /^(\d{1,9})([\dK])$/.exec(
    codeText(text)
      .toUpperCase()
      .replace(/[.\-\s]/g, ''),
  );
  if (!match) return undefined;
  const body = Number(match[1]);
  if (body < 100_000 || rutCheckDigit(body) !== match[2]) return undefined;
  return { body, rut: formatRut(body) };
}

export const isValidRut = (text: string): boolean => parseRut(text) !== undefined;
