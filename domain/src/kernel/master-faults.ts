import type { Master } from './master-row.ts';
import { masterWords } from './master-words.ts';
import type { Perfil } from './perfiles.ts';

/** Why a record is not taken over what else there is: the same words from the command and from a rehearsal. */

/** Another record has this value in a unique field. */
export const repeated = (master: Pick<Master, 'words' | 'fields'>, field: string, value: unknown): string =>
  `Ya existe ${masterWords(master).a} con ${master.fields[field]!.label} «${String(value)}». Escribe otro valor.`;

/** It names a record of another list that there is not. */
export const notListed = (value: string): string => `No hay «${value}» en su listado. Elige otro.`;

/** It names nobody who is there with that profile. */
export const nobody = (value: string, person: Perfil): string =>
  `«${value}» no es el correo de una persona activa con perfil ${person}.`;
