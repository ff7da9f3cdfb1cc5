import { dayOf } from '@power/domain/kernel/dates';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { currentDollar } from '@power/infra/adapters/dollar/current-dollar';
import { fetchDollar } from '@power/infra/adapters/dollar/fetch-dollar';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/**
 * The central bank's dollar, once per business day: asked every half hour until the day's value is there. What fails
 * leaves the last good value in force. Without DOLAR_URL the dollar is entered by hand.
 */
export default defineJob({
  name: 'fetch-dollar',
  schema: z.strictObject({}),
  schedule: { cron: '0,30 7-20 * * 1-5', data: {} },
  run: async (_, { db, signal }) => {
    if (!settings.DOLAR_URL) return { estado: 'sin servicio' };
    const last = await currentDollar(db);
    if (last && last.fecha >= dayOf(new Date())) return { estado: 'al día' };
    const { valor, fecha } = await fetchDollar(settings.DOLAR_URL, signal);
    if (last && fecha <= last.fecha) return { estado: 'sin valor nuevo', fecha };
    const reply = await internalCommand(
      'set-dollar',
      { accion: 'dolar', valor, fecha },
      `fetch-dollar/${fecha}/${valor}`,
    );
    return { estado: reply.ok ? 'registrado' : String(reply.mensaje), fecha };
  },
});
