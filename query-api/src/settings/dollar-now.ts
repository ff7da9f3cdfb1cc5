import { dayOf } from '@power/domain/kernel/dates';
import { reject } from '@power/domain/kernel/rejection';
import { dollarNow } from '@power/domain/settings/views/dollar';
import { currentDollar } from '@power/infra/adapters/dollar/current-dollar';
import { MISSING_VALUE } from '@power/infra/adapters/dollar/parse-dollar';
import { handleQuery } from '@power/infra/platform/queries/handler';

const days = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export default handleQuery(dollarNow, async (_, { db, now }) => {
  const found = await currentDollar(db);
  if (!found) return reject('SIN_DOLAR', 'Dólar no disponible', MISSING_VALUE);
  return { ok: true as const, ...found, antiguedad: days(found.fecha, dayOf(now)) };
});
