import type { Rejection } from '../kernel/rejection.ts';
import { reject } from '../kernel/rejection.ts';
import { TrainingEnrolled, TrainingWaitlisted } from './events.ts';
import type { InscritoNuevo } from './parts.ts';
import { refOf, type Training } from './training.ts';

/** People who wait for a place of one training at most. */
export const MAX_ESPERA = 200;

/** Somebody takes a place, or waits for one where there is none and `espera` says so; nobody is there twice. */
export function placed(
  t: Training,
  inscrito: InscritoNuevo,
  espera: boolean,
  titulo: string,
): readonly ReturnType<typeof TrainingEnrolled | typeof TrainingWaitlisted>[] | Rejection {
  const email = inscrito.email.toLowerCase();
  if ([...t.inscritos, ...t.espera].some((one) => one.email.toLowerCase() === email))
    return reject('YA_INSCRITO', titulo, `${inscrito.email} ya está en la Capacitación N° ${t.number}.`, {
      campo: 'email',
    });
  const of = { capacitacion: refOf(t), inscrito: { ...inscrito, inscripcion: t.siguiente } };
  if (t.inscritos.length < t.cupos) return [TrainingEnrolled(of)];
  if (!espera)
    return reject(
      'SIN_CUPOS',
      titulo,
      `No quedan cupos en la Capacitación N° ${t.number} (${t.inscritos.length} de ${t.cupos}). Déjala en lista de espera, aumenta los cupos o retira a alguien.`,
    );
  if (t.espera.length >= MAX_ESPERA)
    return reject('ESPERA_LLENA', titulo, `La lista de espera de la Capacitación N° ${t.number} está completa.`);
  return [TrainingWaitlisted(of)];
}

/** Those who come to places that become free, who has waited longest first. */
export const movedUp = (t: Training, free: number): ReturnType<typeof TrainingEnrolled>[] =>
  t.espera
    .slice(0, Math.max(0, free))
    .map(({ asistio: _, ...inscrito }) => TrainingEnrolled({ capacitacion: refOf(t), inscrito }));

/** How it went, for who enrolled somebody. */
export const placedAs = (t: Training): string => {
  const last = t.siguiente - 1;
  const waits = t.espera.find(({ inscripcion }) => inscripcion === last);
  const person = waits ?? t.inscritos.find(({ inscripcion }) => inscripcion === last)!;
  return waits
    ? `${person.nombre} quedó en la lista de espera de la Capacitación N° ${t.number}, en el lugar ${t.espera.length}`
    : `${person.nombre} quedó en la Capacitación N° ${t.number}: ${t.inscritos.length} de ${t.cupos} cupos`;
};
