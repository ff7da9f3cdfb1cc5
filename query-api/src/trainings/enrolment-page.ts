import { randomUUID } from 'node:crypto';
import { dayOf } from '@power/domain/kernel/dates';
import { enrolmentPage } from '@power/domain/trainings/views/enrolment-page';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { createElement } from 'react';
import { pageReply } from '../kernel/page-reply.ts';
import { EnrolmentView, NoTraining } from './enrolment-view.tsx';

/** What is public is everybody's, hence unscoped; a training that is not, or was called off, is not there. */
export default handleQuery(enrolmentPage, async ({ id, aviso }, { rows, now }) => {
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
  return pageReply(createElement(EnrolmentView, { training, aviso, past, clave: randomUUID() }));
});
