import { readScan } from '../kernel/scanned-code.ts';
import { readPayload } from './payload.shared.ts';

/** The serial number that our label or a GS1 code names beside its product; undefined of any other reading. */
export function namedSerial(raw: string): string | undefined {
  const label = readPayload(raw);
  return label?.tipo === 'serie' ? label.serie : readScan(raw)[0]!.serie;
}

/** The serial numbers, in capitals, that a reading or a typed text may mean: of a label that names one, that one alone. */
export function readSerials(raw: string): readonly string[] {
  const serial = namedSerial(raw);
  const serials = serial === undefined ? readScan(raw).map(({ codigo }) => codigo) : [serial];
  return [...new Set(serials.map((serie) => serie.toUpperCase()))];
}
