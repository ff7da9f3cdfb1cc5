import { noticeOf } from '@power/domain/notifications/sending-input.shared';
import { SendingCancelled, SendingPart, SendingScheduled, SendingStarted } from '@power/domain/notifications/events';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** People at once: the log groups what arrives together. */
const TOGETHER = 10;

/**
 * Starts a mass notification when its time has come and tells it person by person, a part between two checkpoints.
 * Commands carry ids of sending and person: whatever dies and is repeated, nobody is told twice.
 */
export default defineProcess(
  'notifications/follow-sending',
  'Envíos masivos de notificaciones',
  [
    react(SendingScheduled, ({ _id, inicia }, _c, tools) => tools.expect(_id, inicia)),
    react(SendingCancelled, ({ _id }, _c, tools) => tools.met(_id)),
    react(SendingStarted, ({ _id }, _c, tools) => tools.met(_id)),
    react(SendingPart, async ({ _id, parte, mensaje, personas, autor }, _c, { command }) => {
      const one = async (persona: (typeof personas)[number]) => {
        const reply = await command(
          'create-notification',
          { accion: 'crear', ...noticeOf(mensaje), usuarios: [persona._id], user_origen: autor },
          `envio/${_id}/${persona._id}`,
        );
        return reply.ok
          ? { persona: persona._id, notificacion: String(reply._id), error: '' }
          : { persona: persona._id, notificacion: '', error: String(reply.mensaje).slice(0, 500) };
      };
      const resultados: Awaited<ReturnType<typeof one>>[] = [];
      for (let n = 0; n < personas.length; n += TOGETHER)
        resultados.push(...(await Promise.all(personas.slice(n, n + TOGETHER).map(one))));
      await command('report-sending', { accion: 'avance', id: _id, parte, resultados }, `envio/${_id}/parte/${parte}`);
    }),
  ],
  {
    due: async ({ instancia: id, memoria }, { at }, tools) => {
      // Until it has started it is asked again: the clock of whoever decides may be behind.
      await tools.expect(id, minutesAfter(at, 1), memoria);
      const { ok, codigo } = await tools.command('start-sending', { accion: 'iniciar', id });
      if (!ok && codigo !== 'AUN_NO') await tools.met(id);
    },
  },
);
