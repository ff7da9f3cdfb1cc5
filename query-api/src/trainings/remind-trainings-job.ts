import { addDays, dayOf, formatDay } from '@power/domain/kernel/dates';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { queueMail } from '@power/infra/adapters/mail/outbox';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { readModels } from '@power/infra/platform/sql/database';
import type pg from 'pg';
import { z } from 'zod';

const DAY_MINUTES = 24 * 60;

/**
 * Mails to whoever goes to a training tomorrow: once for each person and day, so that a training that was put off is told
 * anew. Who waits for a place hears nothing. Answers how many people there are to remind.
 */
export async function remindOfTrainings(db: pg.Pool, now: string): Promise<number> {
  const tomorrow = addDays(dayOf(now), 1);
  const found = await readModels(db)
    .selectFrom('training_list')
    .select('documento')
    .where('estado', '=', 'Programada')
    .where('fecha', '=', tomorrow)
    .execute();
  const all = found.map(({ documento }) => documento as TrainingSheet);
  for (const t of all)
    for (const { inscripcion, nombre, email } of t.inscritos)
      // oxlint-disable-next-line no-await-in-loop -- some dozens, once a day
      await queueMail(db, {
        id: `capacitacion-${t.number}-${inscripcion}-${t.fecha}`,
        para: email,
        asunto: `Mañana: ${t.nombre}`,
        texto: `Hola ${nombre}:\n\nTe esperamos mañana ${formatDay(t.fecha)} a las ${t.hora} en la capacitación «${t.nombre}».\n${[
          t.lugar && `Lugar: ${t.lugar}`,
          t.link && `Link: ${t.link}`,
          t.relator && `Relator: ${t.relator}`,
        ]
          .filter(Boolean)
          .join(
            '\n',
          )}\n\nSi no puedes ir, avísanos respondiendo a tu ejecutivo: hay quienes esperan un cupo.${t.lugar && '\n\nEn la puerta muestra el QR de la entrada adjunta, en el teléfono o en papel.'}`,
        papel: t.lugar === '' ? null : `entrada/${t.number}/${inscripcion}`,
        minutos: DAY_MINUTES,
      });
  return all.reduce((sum, { inscritos }) => sum + inscritos.length, 0);
}

/** Every hour of the day before: also who enrols late, and of a training that was moved to tomorrow, is reminded. */
export default defineJob({
  name: 'remind-trainings',
  schema: z.strictObject({}),
  schedule: { cron: '5 9-20 * * *', data: {} },
  run: async (_, { db }) => ({ personas: await remindOfTrainings(db, new Date().toISOString()) }),
});
