import { defineDocument, factsOf, linesOf } from '../../kernel/document.ts';
import { code, count, day, flag, instant, number, text } from '../../kernel/field.ts';
import { trainingLooks } from '../looks.ts';
import type { TrainingSheet } from './sheet.ts';
import { trainingRow } from './training-row.ts';

const facts = factsOf<TrainingSheet>();
const said = (value: string): string | undefined => value || undefined;

/** A training as sheet and history show it. */
export const trainingDocument = defineDocument<TrainingSheet>()({
  name: 'training',
  context: 'trainings',
  path: 'capacitacion',
  words: { uno: 'Capacitación', femenino: true },
  row: trainingRow,
  title: (id) => `Capacitación N° ${id}`,
  of: ({ nombre }) => nombre,
  state: ({ estado }) => estado,
  looks: trainingLooks,
  facts: [
    facts(
      'Cuándo y dónde',
      {
        fecha: day('Fecha'),
        hora: text('Hora'),
        lugar: text('Lugar'),
        link: text('Link'),
        relator: text('Relator'),
        cupos: count('Cupos'),
        publica: flag('Inscripción pública'),
      },
      ({ fecha, hora, lugar, link, relator, cupos, publica }) => ({
        fecha,
        hora,
        cupos,
        publica,
        ...(said(lugar) && { lugar }),
        ...(said(link) && { link }),
        ...(said(relator) && { relator }),
      }),
    ),
    facts('Contenido', { descripcion: text('Descripción') }, ({ descripcion }) =>
      said(descripcion) ? { descripcion } : undefined,
    ),
    facts('Creación', { nombre: text('Creada por'), createdAt: instant('Creada') }, (t) => ({
      nombre: t.creado_por.nombre,
      createdAt: t.createdAt,
    })),
    facts('Cancelación', { motivo_cancelacion: text('Motivo de la cancelación') }, (t) =>
      t.motivo_cancelacion === null ? undefined : { motivo_cancelacion: t.motivo_cancelacion },
    ),
  ],
  lines: linesOf<TrainingSheet>()(
    {
      linea: number('N°', { internal: true }),
      nombre: text('Nombre'),
      email: code('Correo'),
      empresa: text('Empresa'),
      espera: flag('En espera'),
      asistio: flag('Asistió'),
    },
    ({ inscritos, espera }) =>
      [...inscritos, ...espera].map(({ inscripcion, nombre, email, empresa, asistio }) => ({
        linea: inscripcion,
        nombre,
        email,
        empresa,
        ...(espera.some((one) => one.inscripcion === inscripcion) && { espera: true }),
        ...(asistio !== null && { asistio }),
      })),
  ),
  totals: () => [],
  actions: {
    inscribir: { label: 'Inscribir', step: true },
    recibir: { label: 'Recibir en la puerta' },
    asistencia: { label: 'Tomar asistencia' },
    editar: { label: 'Editar' },
    historia: { label: 'Historia' },
    cancelar: { label: 'Cancelar capacitación', danger: true },
  },
});
export type TrainingAction = keyof (typeof trainingDocument)['actions'];
