/** What a scanner, or somebody typing, gave us. */
export interface Reading {
  readonly codigo?: string;
  readonly ean?: string;
  readonly serie?: string;
}

/** Our own QR labels carry product and serial number in one reading: `S|codigo|serie` (requirements §2). */
export function unpack({ codigo, ean, serie }: Reading): Reading {
  const [kind, code, serial, ...more] = (codigo ?? '').split('|');
  return kind === 'S' && code && serial && more.length === 0
    ? { codigo: code, serie: serial.toUpperCase() }
    : { codigo, ean, serie: serie?.toUpperCase() };
}

/** A label of ours of which a part got lost, or one of another kind: never a code, and above all never a serial number. */
export const torn = (reading: Reading): boolean =>
  [reading.codigo, reading.ean, reading.serie].some((text) => text?.includes('|'));
export const TORN = 'La etiqueta se leyó a medias o no es de un producto: escanéala de nuevo.';
