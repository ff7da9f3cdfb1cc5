import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { capacitacionId, TRAINERS } from '../guards.ts';
import { trainingGridRow, trainingRow } from './training-row.ts';

const list = { kit: 'document', context: 'trainings', path: '/capacitaciones/listar' } as const;
const access = { perfiles: TRAINERS } as const;

/** *Capacitaciones*. */
export const trainingGrid = defineGridQuery(trainingGridRow, {
  ...list,
  access,
  name: 'training-grid',
  accion: 'grid',
  summary: 'Grilla de capacitaciones',
});

export const trainingExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  access: { ...access, permiso: 'exportar' },
  name: 'training-export',
  reads: [trainingRow.projection],
  scope: trainingRow.scope,
  topic: trainingRow.topic!,
  summary: 'Exporta a Excel las capacitaciones filtradas',
});

/** The certificate of somebody who was there. */
export const trainingCertificate = defineQuery({
  ...list,
  access,
  name: 'training-certificate',
  accion: 'certificado',
  reads: [trainingRow.projection],
  scope: trainingRow.scope,
  asOf: { now: 'Un certificado dice lo que consta ahora.' },
  file: 'pdf',
  summary: 'Certificado de asistencia de una persona inscrita, en PDF',
  request: z.strictObject({
    accion: z.literal('certificado'),
    id: capacitacionId,
    inscripcion: z.number().int().positive(),
  }),
  reply: z.object({ ok: z.literal(true) }),
});
