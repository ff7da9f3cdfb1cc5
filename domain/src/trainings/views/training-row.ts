import { z } from 'zod';
import { count, day, flag, instant, json, key, number, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';
import { trainingLooks } from '../looks.ts';
import { ESTADOS_CAPACITACION } from '../parts.ts';

/** A training in its list. */
export const trainingRow = defineRow({
  projection: 'trainings/training-list',
  table: 'training_list',
  topic: 'capacitaciones',
  walked: ['number'],
  // Who organises none may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N° de capacitación', { search: true }),
    nombre: text('Capacitación', { search: true }),
    estado: state('Estado', ESTADOS_CAPACITACION, { looks: trainingLooks }),
    fecha: day('Fecha'),
    hora: text('Hora'),
    lugar: text('Lugar', { search: true }),
    link: text('Link'),
    relator: text('Relator', { search: true }),
    cupos: count('Cupos'),
    cantidad_inscritos: count('Inscritos'),
    cupos_libres: count('Cupos libres'),
    en_espera: count('En espera'),
    publica: flag('Inscripción pública'),
    /** Null until attendance is taken. */
    asistentes: count('Asistieron', { nullable: true }),
    /** Whoever is enrolled is found by name, mail or company. */
    personas_inscritas: text('Personas inscritas', { search: true, internal: true }),
    creado_por: text('Creada por', { person: true }),
    createdAt: instant('Creada'),
    updatedAt: instant('Última actualización'),
    version: count('Versión', { internal: true }),
    /** The training as its stream folds it, which its next event goes on from. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type TrainingRow = RowOf<typeof trainingRow>;

const { documento: _, ...shown } = trainingRow.fields;
/** What its list shows: all but the training itself. */
export const trainingGridRow = withOnly(trainingRow, Object.keys(shown) as (keyof typeof shown)[]);
