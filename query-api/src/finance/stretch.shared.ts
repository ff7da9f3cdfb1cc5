import { MAX_SHEET_LINES } from '@power/domain/finance/views/sales';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { figureText } from '@power/domain/kernel/figures';

/** The refusal of days that stand the wrong way round. */
export const backwards = (fdesde: string, fhasta: string): Rejection | undefined =>
  fhasta < fdesde
    ? reject('FECHAS_AL_REVES', 'Revisa las fechas', 'La fecha «hasta» es anterior a la fecha «desde».')
    : undefined;

/** The refusal of more lines than one answer holds; `which`: *facturadas*, *compradas*. */
export const tooManyLines = (which: string): Rejection =>
  reject(
    'DEMASIADAS_LINEAS',
    'El periodo es demasiado largo',
    `Tiene más de ${figureText(MAX_SHEET_LINES)} líneas ${which}. Acorta las fechas o exporta la grilla de líneas.`,
  );
