import {
  type Indicator,
  INDICATOR_DAYS,
  INDICATORS,
  operationalIndicators,
} from '@power/domain/dashboards/views/indicators';
import { addDays, dayOf, instantOf, santiago, startOfDay } from '@power/domain/kernel/dates';
import type { EstatusPedido } from '@power/domain/streams/order/parts';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { seesAmounts } from './recent.ts';

type Waiting = Exclude<Indicator, 'vendido'>;
const STATE: Readonly<Record<Waiting, EstatusPedido>> = {
  porValidar: 'Pendiente Validacion Administrativa',
  porPickear: 'Pendiente Picking',
  enSala: 'Entregado a Sala',
  porDespachar: 'Pendiente Despacho',
  enRuta: 'En Ruta',
};

/** This time of day on each of the last days, the oldest first; an hour that a day does not have is its beginning. */
function moments(now: Date): readonly { readonly from: string; readonly until: string }[] {
  const { hour, minute } = santiago(now);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return Array.from({ length: INDICATOR_DAYS }, (_, n) => addDays(dayOf(now), n - INDICATOR_DAYS + 1)).map((day) => {
    const from = startOfDay(day);
    return { from, until: day === dayOf(now) ? now.toISOString() : (instantOf(day, time) ?? from) };
  });
}

async function waitingAt(rows: Reader, asOf: string | undefined): Promise<ReadonlyMap<string, number>> {
  const found = await rows
    .from('order_list', asOf === undefined ? {} : { asOf })
    .select((of) => ['estatus', of.fn.countAll<number>().as('cantidad')])
    .where('estatus', 'in', Object.values(STATE))
    .groupBy('estatus')
    .execute();
  return new Map(found.map(({ estatus, cantidad }) => [estatus, Number(cantidad)]));
}

async function soldIn(rows: Reader, from: string, until: string): Promise<{ cantidad: number; total: number }> {
  const [sold] = await rows
    .from('order_list')
    .select((of) => [of.fn.countAll<number>().as('cantidad'), of.fn.sum<number>('total').as('total')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<=', until)
    .where('estatus', '<>', 'Anulado')
    .execute();
  return { cantidad: Number(sold?.cantidad ?? 0), total: Number(sold?.total ?? 0) };
}

export default handleQuery(operationalIndicators, async (_request, { rows, user, now }) => {
  const days = moments(new Date(now));
  const [waiting, sold] = await Promise.all([
    Promise.all(days.map(({ until }, n) => waitingAt(rows, n === days.length - 1 ? undefined : until))),
    Promise.all(days.map(({ from, until }) => soldIn(rows, from, until))),
  ]);
  const amounts = seesAmounts(user);
  return {
    ok: true as const,
    ahora: days.at(-1)!.until,
    indicadores: INDICATORS.map((clave) =>
      clave === 'vendido'
        ? {
            clave,
            unidad: amounts ? ('pesos' as const) : ('pedidos' as const),
            serie: sold.map(({ cantidad, total }) => (amounts ? total : cantidad)),
          }
        : { clave, unidad: 'pedidos' as const, serie: waiting.map((at) => at.get(STATE[clave]) ?? 0) },
    ),
  };
});
