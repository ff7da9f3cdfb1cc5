import { z } from 'zod';
import { COMPANY_PEOPLE } from '../../access/company/people.shared.ts';
import { everyone } from '../../kernel/query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { capacitacionId } from '../guards.ts';
import { offeredTrainingRow } from './offered-training-row.ts';
import { trainingRow } from './training-row.ts';

const own = {
  kit: 'document',
  context: 'trainings',
  path: '/capacitaciones/listar',
  access: { perfiles: COMPANY_PEOPLE },
} as const;

/** *Capacitaciones* of the portal: those to come. */
export const offeredTrainings = defineGridQuery(offeredTrainingRow, {
  ...own,
  name: 'offered-trainings',
  accion: 'gridcliente',
  summary: 'Capacitaciones programadas, para quien se quiera inscribir',
});

/** People of the own company in trainings, the latest first. */
export const ownEnrolments = defineQuery({
  ...own,
  name: 'own-enrolments',
  accion: 'propias',
  reads: [trainingRow.projection],
  // Those of other companies are taken out of each training before it leaves.
  scope: everyone,
  topic: trainingRow.topic!,
  summary: 'Inscripciones de la propia empresa en capacitaciones',
  request: z.strictObject({ accion: z.literal('propias') }),
  reply: z.object({
    ok: z.literal(true),
    inscripciones: z.array(
      z.object({
        number: z.number().int(),
        nombre: z.string(),
        fecha: z.string(),
        hora: z.string(),
        lugar: z.string(),
        link: z.string(),
        inscripcion: z.number().int(),
        persona: z.string(),
        email: z.string(),
        estado: z.enum(['Inscrita', 'En espera', 'Asistió', 'No asistió', 'Cancelada']),
      }),
    ),
  }),
});

/** The certificate of somebody of the own company who was there. */
export const ownCertificate = defineQuery({
  ...own,
  name: 'own-certificate',
  accion: 'certificadopropio',
  reads: [trainingRow.projection],
  scope: everyone,
  asOf: { now: 'Un certificado dice lo que consta ahora.' },
  file: 'pdf',
  summary: 'Certificado de asistencia de una persona de la propia empresa, en PDF',
  request: z.strictObject({
    accion: z.literal('certificadopropio'),
    id: capacitacionId,
    inscripcion: z.number().int().positive(),
  }),
  reply: z.object({ ok: z.literal(true) }),
});

/** What a certificate is checked by: its number, and characters that nobody guesses. */
export const CODIGO = /^\d{1,9}-\d{1,6}-[0-9A-HJKMNP-TV-Z]{10}$/;

/** Whether a certificate is ours: whoever holds it reads on it what this answers. */
export const checkCertificate = defineQuery({
  kit: 'document',
  context: 'trainings',
  path: '/publico/certificado',
  access: { publico: true as const },
  name: 'check-certificate',
  reads: [trainingRow.projection],
  scope: everyone,
  asOf: { now: 'Un certificado vale o no vale hoy.' },
  summary: 'Comprueba el código de un certificado de capacitación',
  request: z.strictObject({
    codigo: z
      .string()
      .trim()
      .toUpperCase()
      .regex(CODIGO, 'El código es como 12-3-7HK2M9QXWD, tal como está al pie del certificado'),
  }),
  reply: z.object({
    ok: z.literal(true),
    certificado: z.object({
      codigo: z.string(),
      nombre: z.string(),
      empresa: z.string(),
      capacitacion: z.string(),
      fecha: z.string(),
    }),
  }),
});
