import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import { mySales, type SalesStretch } from '@power/domain/quotations/views/my-sales';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

/** Half open: ISO instants. */
interface Stretch {
  readonly from: string;
  readonly to: string;
}

async function salesIn(rows: Reader, { from, to }: Stretch): Promise<SalesStretch> {
  const [quoted, ordered, invoiced] = await Promise.all([
    rows
      .from('quotation_list')
      .where('estado', '<>', 'Anulada')
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .select((of) => [
        of.fn.sum<string | null>('neto').as('suma'),
        of.fn.countAll<string>().as('cantidad'),
        sql<string | null>`sum(margen * neto) / nullif(sum(neto) filter (where margen is not null), 0)`.as('margen'),
      ])
      .executeTakeFirstOrThrow(),
    rows
      .from('order_list')
      .where('estatus', '<>', 'Anulado')
      .where('createdAt', '>=', from)
      .where('createdAt', '<', to)
      .select((of) => [of.fn.sum<string | null>('neto').as('suma'), of.fn.countAll<string>().as('cantidad')])
      .executeTakeFirstOrThrow(),
    rows
      .from('order_list')
      .where('facturado_at', '>=', from)
      .where('facturado_at', '<', to)
      .select(sql<string | null>`sum(neto_facturado - neto_acreditado)`.as('suma'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    cotizado: Number(quoted.suma ?? 0),
    cotizaciones: Number(quoted.cantidad),
    pedido: Number(ordered.suma ?? 0),
    pedidos: Number(ordered.cantidad),
    facturado: Number(invoiced.suma ?? 0),
    margen: quoted.margen === null ? null : Number(quoted.margen),
  };
}

const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** The stretches as they stand at `now`, in Santiago's calendar: what is compared ends at the same time of its day. */
export function stretchesAt(now: string): Record<'hoy' | 'ayer' | 'mes' | 'mes_anterior', Stretch> {
  const today = dayOf(now);
  const midnight = startOfDay(today);
  const sinceMidnight = Date.parse(now) - Date.parse(midnight);
  const yesterday = startOfDay(addDays(today, -1));
  const first = `${today.slice(0, 8)}01`;
  const lastOfBefore = addDays(first, -1);
  const firstOfBefore = `${lastOfBefore.slice(0, 8)}01`;
  const sameDay = addDays(firstOfBefore, Number(today.slice(8)) - 1);
  const until = later(startOfDay(sameDay), sinceMidnight);
  return {
    hoy: { from: midnight, to: later(now, 1) },
    ayer: { from: yesterday, to: earlier(later(yesterday, sinceMidnight), midnight) },
    mes: { from: startOfDay(first), to: later(now, 1) },
    mes_anterior: { from: startOfDay(firstOfBefore), to: earlier(until, startOfDay(first)) },
  };
}

export default handleQuery(mySales, async (_, { rows, now }) => {
  const { hoy, ayer, mes, mes_anterior } = stretchesAt(now);
  const [a, b, c, d] = await Promise.all([hoy, ayer, mes, mes_anterior].map((stretch) => salesIn(rows, stretch)));
  return { ok: true as const, hoy: a!, ayer: b!, mes: c!, mes_anterior: d! };
});
