import { readScan, scannedText } from '../kernel/scanned-code.ts';

/** What a scanner, or somebody typing, gave us. */
export interface Reading {
  readonly codigo?: string;
  readonly ean?: string;
  readonly serie?: string;
}

/** The serial that a reading names: of a GS1 element string its part, else the whole. */
const serialIn = (read: string): string => readScan(read)[0]!.serie ?? scannedText(read).toUpperCase();

/**
 * The reading taken apart. Our own QR labels carry product and serial number in one: `S|codigo|serie` (requirements §2), as
 * do GS1 element strings `(01)…(21)…` of makers.
 */
export function unpack({ codigo, ean, serie }: Reading): Reading {
  const [kind, code, serial, ...more] = codigo === undefined ? [] : scannedText(codigo).split('|');
  if (kind === 'S' && code && serial && more.length === 0) return { codigo: code, serie: serial.toUpperCase() };
  const [read] = readScan(codigo ?? ean ?? '');
  const named = serie === undefined ? read!.serie : serialIn(serie);
  return read!.serie === undefined ? { codigo, ean, serie: named } : { codigo: read!.codigo, serie: named };
}

/** A label of ours of which a part got lost, or one of another kind: never a code, and above all never a serial number. */
export const torn = (reading: Reading): boolean =>
  [reading.codigo, reading.ean, reading.serie].some((text) => text !== undefined && scannedText(text).includes('|'));
export const TORN = 'La etiqueta se leyó a medias o no es de un producto: escanéala de nuevo.';
