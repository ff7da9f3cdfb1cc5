import { reject } from '@power/domain/kernel/rejection';
import { trainingCertificate, trainingExport, trainingGrid } from '@power/domain/trainings/views/queries';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { trainingGridRow } from '@power/domain/trainings/views/training-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { renderPdf } from '../../kernel/pdf.ts';
import { certificate } from './certificate.shared.ts';

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
  'asistentes',
  'creado_por',
  'createdAt',
  'updatedAt',
]);

const paper = handleQuery(trainingCertificate, async ({ id, inscripcion }, { rows }) => {
  const row = await rows.from('training_list').select('documento').where('_key', '=', String(id)).executeTakeFirst();
  if (!row)
    return reject(
      'CAPACITACION_NO_EXISTE',
      'Capacitación no encontrada',
      'La capacitación no existe. Revisa el número.',
    );
  const found = row.documento as TrainingSheet;
  const person = (found.inscritos ?? []).find((one) => one.inscripcion === inscripcion);
  if (person?.asistio !== true)
    return reject(
      'SIN_ASISTENCIA',
      'No hay certificado',
      'Se certifica a quien asistió: toma primero la asistencia de la capacitación.',
    );
  const nombre = `Certificado ${found.number}-${inscripcion}.pdf`;
  return { file: { nombre, tipo: 'application/pdf', stream: await renderPdf(certificate(found, person)) } };
});

/** Trainings: list, Excel and certificates. */
export default [
  handleGrid(trainingGrid, all),
  handleQuery(trainingExport, exportOf(trainingExport, { titulo: 'Capacitaciones', grid: all, columns })),
  paper,
] as QueryHandler[];
