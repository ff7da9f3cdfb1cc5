import { readScan } from '../kernel/scanned-code.ts';
import { readPayload } from './payload.shared.ts';

/** The serial numbers, in capitals, that a reading or a typed text may mean: of our label and of a GS1 code the one it names. */
export function readSerials(raw: string): readonly string[] {
  const label = readPayload(raw);
  const serials = label?.tipo === 'serie' ? [label.serie] : readScan(raw).map(({ codigo, serie }) => serie ?? codigo);
  return [...new Set(serials.map((serie) => serie.toUpperCase()))];
}
