import { dayOf } from '@power/domain/kernel/dates';
import { rateWaits } from '@power/domain/settings/rate-waits.shared';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { currentDollar } from '@power/infra/adapters/dollar/current-dollar';
import { fetchDollar } from '@power/infra/adapters/dollar/fetch-dollar';
import type { BankRate } from '@power/infra/adapters/dollar/parse-dollar';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { settings } from '@power/infra/platform/service/settings';
import type pg from 'pg';
import { z } from 'zod';

/** Asks for the day's value of a rate unless it is there already. */
async function fetchRate(tipo: BankRate, url: string | undefined, db: pg.Pool, signal: AbortSignal) {
  if (!url) return { estado: 'sin servicio' };
  const last = await currentDollar(db, tipo);
  if (last && last.fecha >= dayOf(new Date())) return { estado: 'al día' };
  const { valor, fecha } = await fetchDollar(url, signal, tipo);
  if (last && fecha <= last.fecha) return { estado: 'sin valor nuevo', fecha };
  const reply = await internalCommand(
    'set-dollar',
    { accion: 'dolar', tipo, valor, fecha },
    `fetch-${tipo === 'dolar' ? 'dollar' : tipo}/${fecha}/${valor}`,
  );
  // Once for each day, however often it is asked.
  if (reply.codigo === 'SALTO')
    await internalCommand('create-notification', rateWaits(tipo, String(reply.mensaje)), `rate-waits/${tipo}/${fecha}`);
  // A value that nobody has looked at yet is a job that failed: it is tried again, and seen.
  if (!reply.ok) throw new Error(`${tipo}: ${String(reply.mensaje)}`);
  return { estado: 'registrado', fecha };
}

/**
 * The central bank's dollar and euro, once per business day: asked every half hour until the day's value is there. What
 * fails leaves the last good value in force, and one that fails does not keep the other from being asked. Without
 * DOLAR_URL or EURO_URL that rate is entered by hand.
 */
export default defineJob({
  name: 'fetch-dollar',
  schema: z.strictObject({}),
  schedule: { cron: '0,30 7-20 * * 1-5', data: {} },
  run: async (_, { db, signal }) => {
    const [dolar, euro] = await Promise.allSettled([
      fetchRate('dolar', settings.DOLAR_URL, db, signal),
      fetchRate('euro', settings.EURO_URL, db, signal),
    ]);
    if (dolar.status === 'rejected') throw dolar.reason;
    if (euro.status === 'rejected') throw euro.reason;
    return { ...dolar.value, euro: euro.value };
  },
});
