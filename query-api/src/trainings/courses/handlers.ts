import { reject } from '@power/domain/kernel/rejection';
import { trainingCertificate, trainingExport, trainingGrid } from '@power/domain/trainings/views/queries';
import { offeredTrainingRow } from '@power/domain/trainings/views/offered-training-row';
import {
  checkCertificate,
  offeredTrainings,
  ownCertificate,
  ownEnrolments,
} from '@power/domain/trainings/views/own-trainings';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { trainingGridRow } from '@power/domain/trainings/views/training-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { sql } from 'kysely';
import { renderPdf } from '../../kernel/pdf.ts';
import { certificate, certificateCode } from './certificate.shared.ts';

/** Trainings of a company that its list shows at most. */
const MOST_OWN = 100;

const all = gridOf(trainingGridRow, { defaultSort: [{ colId: 'fecha', sort: 'desc' }] });
const columns = excelOf(trainingGridRow, [
  'number',
  { field: 'nombre', ancho: 40 },
  'estado',
  'fecha',
  'hora',
  { field: 'lugar', ancho: 30 },
  { field: 'link', ancho: 40 },
  'relator',
  'cupos',
  'cantidad_inscritos',
  'cupos_libres',
  'en_espera',
  'publica',
  'asistentes',
  'creado_por',
  'createdAt',
  'updatedAt',
]);

/** The certificate of an enrolment that `sees` lets through; one that it does not is not there. */
async function paperOf(
  rows: QueryContext['rows'],
  { id, inscripcion }: { readonly id: string | number; readonly inscripcion: number },
  sees: (one: TrainingSheet['inscritos'][number]) => boolean = () => true,
) {
  const row = await rows.from('training_list').select('documento').where('_key', '=', String(id)).executeTakeFirst();
  if (!row)
    return reject(
      'CAPACITACION_NO_EXISTE',
      'Capacitación no encontrada',
      'La capacitación no existe. Revisa el número.',
    );
  const found = row.documento as TrainingSheet;
  const person = (found.inscritos ?? []).find((one) => one.inscripcion === inscripcion && sees(one));
  if (person?.asistio !== true)
    return reject(
      'SIN_ASISTENCIA',
      'No hay certificado',
      'Se certifica a quien asistió: toma primero la asistencia de la capacitación.',
    );
  const nombre = `Certificado ${found.number}-${inscripcion}.pdf`;
  return { file: { nombre, tipo: 'application/pdf', stream: await renderPdf(certificate(found, person)) } };
}

const paper = handleQuery(trainingCertificate, (asked, { rows }) => paperOf(rows, asked));
const ownPaper = handleQuery(ownCertificate, (asked, { rows, user }) =>
  paperOf(rows, asked, ({ cliente_id }) => cliente_id !== undefined && cliente_id === user.cliente_id),
);

/** One answer for a code that was invented, mistyped or whose person was not there after all. */
const check = handleQuery(checkCertificate, async ({ codigo }, { rows }) => {
  const [number = '', inscripcion] = codigo.split('-');
  const row = await rows.from('training_list').select('documento').where('_key', '=', number).executeTakeFirst();
  const t = row?.documento as TrainingSheet | undefined;
  const person = t?.inscritos?.find((one) => one.inscripcion === Number(inscripcion));
  if (!t || person?.asistio !== true || certificateCode(t, person.inscripcion) !== codigo)
    return reject(
      'CERTIFICADO_NO_VALIDO',
      'El certificado no es válido',
      'Ningún certificado de Power Mobile tiene ese código. Revísalo letra por letra, o pide otro a quien te lo entregó.',
    );
  const { nombre, empresa } = person;
  return { ok: true as const, certificado: { codigo, nombre, empresa, capacitacion: t.nombre, fecha: t.fecha } };
});

const stateOfOwn = (t: TrainingSheet, { asistio }: TrainingSheet['inscritos'][number], waits: boolean) =>
  t.estado === 'Cancelada'
    ? ('Cancelada' as const)
    : waits
      ? ('En espera' as const)
      : asistio === null
        ? ('Inscrita' as const)
        : asistio
          ? ('Asistió' as const)
          : ('No asistió' as const);

/** Of each training what concerns one company: where others are in it too, they are left out here. */
const enrolments = handleQuery(ownEnrolments, async (_request, { rows, user: { cliente_id } }) => {
  if (cliente_id === undefined) return { ok: true as const, inscripciones: [] };
  const with_ = (list: string) =>
    sql<boolean>`documento -> ${sql.lit(list)} @> ${JSON.stringify([{ cliente_id }])}::jsonb`;
  const found = await rows
    .from('training_list')
    .select(['documento'])
    .where((of) => of.or([with_('inscritos'), with_('espera')]))
    .orderBy('fecha', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST_OWN)
    .execute();
  const inscripciones = found.flatMap(({ documento }) => {
    const t = documento as TrainingSheet;
    return [...t.inscritos, ...t.espera]
      .filter((one) => one.cliente_id === cliente_id)
      .map((one) => ({
        number: t.number,
        nombre: t.nombre,
        fecha: t.fecha,
        hora: t.hora,
        lugar: t.lugar,
        link: t.espera.includes(one) ? '' : t.link,
        inscripcion: one.inscripcion,
        persona: one.nombre,
        email: one.email,
        estado: stateOfOwn(t, one, t.espera.includes(one)),
      }));
  });
  return { ok: true as const, inscripciones };
});
const offered = gridOf(offeredTrainingRow, {
  where: `estado = 'Programada'`,
  defaultSort: [{ colId: 'fecha', sort: 'asc' }],
});

/** Trainings: list, Excel and certificates. */
export default [
  handleGrid(trainingGrid, all),
  handleQuery(trainingExport, exportOf(trainingExport, { titulo: 'Capacitaciones', grid: all, columns })),
  paper,
  handleGrid(offeredTrainings, offered),
  enrolments,
  ownPaper,
  check,
] as QueryHandler[];
