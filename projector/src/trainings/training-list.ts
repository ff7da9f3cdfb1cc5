import { aggregates } from '@power/domain/aggregates';
import type { trainingCalls } from '@power/domain/documents';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { type TrainingRow, trainingRow } from '@power/domain/trainings/views/training-row';
import { documentList } from '../kernel/document-list.ts';

type State = (typeof trainingCalls)['rules']['aggregate']['initial'];

const rowOf = (t: NonNullable<State>): Omit<TrainingRow, 'documento' | 'updatedAt' | 'version'> => ({
  _id: t._id,
  number: t.number,
  nombre: t.nombre,
  estado: t.estado,
  fecha: t.fecha,
  hora: t.hora,
  lugar: t.lugar,
  link: t.link,
  relator: t.relator,
  cupos: t.cupos,
  cantidad_inscritos: t.inscritos.length,
  cupos_libres: t.cupos - t.inscritos.length,
  en_espera: t.espera.length,
  publica: t.publica,
  asistentes: t.estado === 'Realizada' ? t.inscritos.filter(({ asistio }) => asistio === true).length : null,
  personas_inscritas: [...t.inscritos, ...t.espera]
    .map(({ nombre, email, empresa }) => `${nombre} ${email} ${empresa}`)
    .join(' · '),
  creado_por: t.creado_por.nombre,
  createdAt: t.createdAt,
});

/** Trainings as their list reads them. */
export default documentList(trainingRow, aggregates.get('training') as Aggregate<State>, rowOf, {
  version: 3,
  indexes: [['number'], ['fecha']],
});
