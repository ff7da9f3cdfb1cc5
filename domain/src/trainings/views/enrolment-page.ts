import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { numeroEnDireccion, PAGINA_INSCRIPCION } from '../public-page.shared.ts';
import { trainingRow } from './training-row.ts';

/** The page on which anybody enrols in a public training; how an enrolment went stands in its address. */
export const enrolmentPage = defineQuery({
  context: 'trainings',
  method: 'GET',
  name: 'enrolment-page',
  path: PAGINA_INSCRIPCION,
  access: { publico: true },
  scope: everyone,
  asOf: { none: 'La página de inscripción muestra lo que hay ahora.' },
  file: 'pagina',
  reads: [trainingRow.projection],
  summary: 'Página pública de inscripción en una capacitación',
  // Addresses are shared with marks of campaigns on them: what else stands in them is let pass.
  request: z.object({
    id: numeroEnDireccion.catch(''),
    aviso: z.string().max(60).optional().catch(undefined),
    /** What its form held when it was refused, as JSON: of whoever opens it, never of another. */
    escrito: z.string().max(3000).optional().catch(undefined),
  }),
  reply: z.object({ ok: z.literal(true) }),
});
