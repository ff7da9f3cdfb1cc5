import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { dayOf } from '../kernel/dates.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { inscritoTecleado } from './parts.ts';
import { numeroEnDireccion, PAGINA_INSCRIPCION } from './public-page.shared.ts';
import { training } from './training.ts';
import { placed } from './waiting.shared.ts';

const NOT_ENROLLED = 'La inscripción no se hizo';

/** The public page: a place, or the waiting list where the page said so. Nothing of who else is enrolled is told. */
export const enrolVisitor = defineCommand({
  context: 'trainings',
  name: 'enrol-visitor',
  path: PAGINA_INSCRIPCION,
  form: PAGINA_INSCRIPCION,
  access: { publico: true as const },
  aggregate: training,
  summary: 'Inscribe en una capacitación pública a quien llena su página; sin cupos queda en lista de espera',
  request: z.strictObject({
    id: numeroEnDireccion,
    ...inscritoTecleado.shape,
    acepto: z.literal('si', 'Marca que aceptas el uso de tus datos'),
    /** The page said that no place was left. */
    espera: z.literal('si').optional(),
    /** No person sees this field: what fills it in is a program. */
    sitio_web: z.string().max(500).default(''),
    /** Of the page as it was opened: sent twice, it is the same enrolment. */
    clave: z.string().max(100).optional(),
  }),
  reply: z.object({ aviso: z.enum(['inscrita', 'en-espera']) }),
  needsFacts: true,
  stream: ({ id }) => id,
  decide(state, { nombre, email, empresa, espera, sitio_web }, { now }: DecideContext<null>) {
    if (!state?.publica || state.estado === 'Cancelada')
      return reject('CAPACITACION_NO_EXISTE', NOT_ENROLLED, 'Esa capacitación no recibe inscripciones en esta página.');
    if (state.estado !== 'Programada' || state.fecha < dayOf(now))
      return reject('FECHA_PASADA', NOT_ENROLLED, 'La capacitación ya pasó.');
    if (sitio_web !== '')
      return reject('CAMPO_OCULTO', NOT_ENROLLED, 'Deja vacío el campo «Sitio web» y envía de nuevo.', {
        campo: 'sitio_web',
      });
    const made = placed(state, { nombre, email, empresa, publico: true }, espera === 'si', NOT_ENROLLED);
    // What stands in the way is told to people of the house with figures that are not for visitors.
    return isRejection(made) && made.codigo === 'SIN_CUPOS'
      ? reject(
          'SIN_CUPOS',
          NOT_ENROLLED,
          'Los cupos se acaban de llenar. Abre la página de nuevo para quedar en la lista de espera.',
        )
      : made;
  },
  answer: ({ events, state }) =>
    events[0]?.type === 'TrainingWaitlisted'
      ? { mensaje: `Quedaste en la lista de espera de «${state!.nombre}»`, aviso: 'en-espera' as const }
      : { mensaje: `Tu inscripción en «${state!.nombre}» quedó hecha`, aviso: 'inscrita' as const },
});
