import { aggregates } from '@power/domain/aggregates';
import type { purchaseOrderCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import { isRejection } from '@power/domain/kernel/rejection';
import { marginOf, pricesByRule } from '@power/domain/pricing/price-rule.shared';
import { pricesAt } from '@power/domain/products/prices.shared';
import { type CostedProduct, effectOf, type PmpMove } from '@power/domain/purchasing/landed/effect.shared';
import { isProblem, landedOf } from '@power/domain/purchasing/landed/landed.shared';
import { receivedOf } from '@power/domain/purchasing/landed/received.shared';
import { landedCostPreview } from '@power/domain/purchasing/landed/views/queries';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { stateOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { tablesNow } from '../kernel/margin-tables.ts';

type PurchaseOrderState = (typeof purchaseOrderCalls)['rules']['aggregate']['initial'];
const purchaseOrder = aggregates.get('purchaseorder') as Aggregate<PurchaseOrderState>;

const TITLE = 'El costo no se puede calcular';

const orderOf = async (log: EventStore, id: string): Promise<PurchaseOrderState> =>
  stateOf(purchaseOrder, await log.read(streamOf(purchaseOrder, id)), eventCatalogue);

/** Stock and moves of the average cost of each product. */
async function standingOf(rows: Reader, ids: readonly string[]): Promise<(id: string, pmp: number) => CostedProduct> {
  const stock = await rows
    .from('stock_list')
    .select('producto_id')
    .select((of) => of.fn.sum<number>('fisico').as('fisico'))
    .where('producto_id', 'in', [...ids])
    .groupBy('producto_id')
    .execute();
  const moves = await rows
    .from('price_change_list')
    .select(['producto_id', 'inicio', 'origen', 'pmp_antes', 'pmp'])
    .where('producto_id', 'in', [...ids])
    .orderBy('inicio')
    .orderBy('orden')
    .execute();
  const fisico = new Map(stock.map((one) => [one.producto_id, Number(one.fisico)]));
  const movimientos = new Map<string, PmpMove[]>();
  for (const { producto_id, inicio, origen, pmp_antes, pmp: after } of moves) {
    if (pmp_antes === null || after === null || Number(pmp_antes) === Number(after)) continue;
    const own = movimientos.get(producto_id) ?? [];
    own.push({
      at: new Date(inicio).toISOString(),
      antes: Number(pmp_antes),
      despues: Number(after),
      costeo: origen === 'Precio de entrega',
    });
    movimientos.set(producto_id, own);
  }
  return (id, pmp) => ({ pmp, fisico: fisico.get(id) ?? 0, movimientos: movimientos.get(id) ?? [] });
}

export default handleQuery(landedCostPreview, async ({ costo }, { rows, log, now }) => {
  const ids = [...new Set(costo.ordenes)];
  const received = receivedOf(TITLE, {
    ordenes: await Promise.all(ids.map(async (id) => ({ id, orden: await orderOf(log, id) }))),
  });
  const nothing = { ok: true as const, sumas: null, lineas: [] };
  if (isRejection(received)) return { ...nothing, moneda: '', recibido: [], problema: received.mensaje };
  const { lines, moneda } = received;
  const landed = landedOf(costo, lines, moneda);
  if (isProblem(landed)) return { ...nothing, moneda, recibido: [...lines], problema: landed.mensaje };
  const products = await rows
    .from('product_list')
    .select(['_id', 'pmp', 'tier', 'tabla', 'base', 'ajustes'])
    .where(
      '_id',
      'in',
      lines.map(({ producto_id }) => producto_id),
    )
    .execute();
  const standing = await standingOf(
    rows,
    products.map(({ _id }) => _id),
  );
  const table = await tablesNow(rows);
  const { lineas, ...sumas } = landed;
  return {
    ok: true as const,
    moneda,
    recibido: [...lines],
    problema: null,
    sumas,
    lineas: lineas.flatMap((line) => {
      const found = products.find(({ _id }) => _id === line.producto_id);
      if (!found) return [];
      const pmp = Number(found.pmp);
      const effect = effectOf(line, standing(found._id, pmp));
      const antes = pricesAt(found.base, found.ajustes, now);
      // Prices that somebody gave by hand follow nothing.
      const base = found.tabla === null ? found.base : pricesByRule(effect.pmp, table(found.tier).margenes);
      const despues = pricesAt(base, found.ajustes, now);
      return [
        {
          ...line,
          fisico: effect.fisico,
          ajuste_stock: effect.ajuste_stock,
          ajuste_vendido: effect.ajuste_vendido,
          pmp_antes: pmp,
          pmp: effect.pmp,
          lista_antes: antes.precio_lista,
          lista: despues.precio_lista,
          margen_antes: marginOf(antes.precio_lista, pmp),
          margen: marginOf(despues.precio_lista, effect.pmp),
        },
      ];
    }),
  };
});
