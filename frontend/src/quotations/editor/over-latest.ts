import { linesOverLatest, merged } from '../../documents/lines-over-latest.ts';
import type { TypedQuotation } from './typed-quotation.ts';

/**
 * What I wrote over `base`, on top of what somebody else has saved of it meanwhile: what I did not touch is theirs. Where
 * both changed the same field it is mine.
 */
export function overLatest(mine: TypedQuotation, base: TypedQuotation, latest: TypedQuotation): TypedQuotation {
  return {
    ...merged({ ...mine, lineas: [] }, { ...base, lineas: [] }, { ...latest, lineas: [] }),
    lineas: linesOverLatest(mine.lineas, base.lineas, latest.lineas, ({ producto }) => producto),
  };
}
