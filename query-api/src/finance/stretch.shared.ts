import { reject, type Rejection } from '@power/domain/kernel/rejection';

/** The refusal of days that stand the wrong way round. */
export const backwards = (fdesde: string, fhasta: string): Rejection | undefined =>
  fhasta < fdesde
    ? reject('FECHAS_AL_REVES', 'Revisa las fechas', 'La fecha «hasta» es anterior a la fecha «desde».')
    : undefined;
