import { randomUUID } from 'node:crypto';
import { dayOf } from '@power/domain/kernel/dates';
import { enrolmentPage } from '@power/domain/trainings/views/enrolment-page';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { z } from 'zod';
import { pageReply } from '../kernel/page-reply.ts';
import { EnrolmentView, NoTraining, type TypedFields } from './enrolment-view.tsx';

const typedFields = z.object({ nombre: z.string(), email: z.string(), empresa: z.string() }).partial().catch({});

/** The fields of a refused form; none where they are of no form of ours. */
function typedIn(escrito: string | undefined): TypedFields {
  try {
    return typedFields.parse(JSON.parse(escrito ?? '{}'));
  } catch {
    return {};
  }
}

/** What is public is everybody's, hence unscoped; a training that is not, or was called off, is not there. */
export default handleQuery(enrolmentPage, async ({ id, aviso, escrito }, { rows, now }) => {
  const row = await rows.unscoped
    .selectFrom('training_list')
    .select('documento')
    .where('_key', '=', id)
    .where('publica', '=', true)
    .where('estado', '<>', 'Cancelada')
    .executeTakeFirst();
  if (!row) return pageReply(createElement(NoTraining), 404);
  const t = row.documento as TrainingSheet;
  const { number, nombre, descripcion, relator, fecha, hora, lugar } = t;
  const training = {
    ...{ number, nombre, descripcion, relator, fecha, hora, lugar, enLinea: t.link !== '' },
    libres: t.cupos - t.inscritos.length,
    enEspera: t.espera.length,
  };
  const past = t.estado !== 'Programada' || fecha < dayOf(now);
  return pageReply(
    createElement(EnrolmentView, { training, aviso, past, clave: randomUUID(), typed: typedIn(escrito) }),
  );
});
