import { scannedText } from '../kernel/scanned-code.ts';

/** What a QR of the warehouse says (requirements §2). A place is its own code, `BOD-R01-N2-P03`. */
export type Payload =
  | { readonly tipo: 'serie'; readonly codigo: string; readonly serie: string }
  | { readonly tipo: 'embalaje'; readonly number: number }
  | { readonly tipo: 'ubicacion'; readonly codigo: string };

/** Separates the parts; no code and no serial number holds it. */
export const PART = '|';

export const serialPayload = (codigo: string, serie: string): string => `S|${codigo}|${serie}`;
export const packagePayload = (number: number): string => `E|${number}`;

const PLACE = /^.+-R\d{1,3}-N\d{1,3}-P\d{1,3}$/;

/** What a scan of the warehouse's own codes means; undefined of any other. */
export function readPayload(scanned: string): Payload | undefined {
  const text = scannedText(scanned);
  const [kind, first = '', second = '', ...more] = text.split(PART);
  if (kind === 'S' && first !== '' && second !== '' && more.length === 0)
    return { tipo: 'serie', codigo: first, serie: second };
  if (kind === 'E' && /^\d{1,15}$/.test(first) && second === '') return { tipo: 'embalaje', number: Number(first) };
  return PLACE.test(text) ? { tipo: 'ubicacion', codigo: text } : undefined;
}

/** Whose labels a stream tells: `label-<tipo>-<sujeto>`. */
export const labelsOf = (tipo: string, sujeto: string): string => `${tipo}-${sujeto}`;

/** Labels of packages are one subject: each has a number of its own. */
export const CODIGOS_EMBALAJE = 'codigos';
