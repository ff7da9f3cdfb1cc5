import { type RowOf, withOnly } from '../../kernel/row.ts';
import { trainingRow } from './training-row.ts';

/** A training to come as customers see it: not who else is enrolled, and the link only once one is. */
export const offeredTrainingRow = withOnly(trainingRow, [
  '_id',
  'number',
  'nombre',
  'estado',
  'fecha',
  'hora',
  'lugar',
  'relator',
  'cupos_libres',
  'en_espera',
]);
export type OfferedTrainingRow = RowOf<typeof offeredTrainingRow>;
