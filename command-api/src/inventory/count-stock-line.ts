import { countLine, TITLE as NOT_COUNTED } from '@power/domain/inventory/counts/count-line';
import { stockCount } from '@power/domain/inventory/counts/count';
import { correctionAt } from '@power/domain/inventory/corrections.shared';
import { atPlace, unplaced } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { EN_CURSO } from '@power/domain/inventory/counts/parts';
import { scopeKey } from '@power/domain/inventory/counts/scope';
import { warehouseOfPlace } from '@power/domain/inventory/views/place-access';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProduct } from '../kernel/products.ts';
import { takenUnit } from '../kernel/serial-owner.ts';
import { ofStock } from '../kernel/stock-product.ts';
import { claimScope, openCounts } from './counts/open-counts.ts';
import { pickedAway } from '../kernel/picked-away.ts';
import { registeredAt } from '../kernel/registered-serials.ts';

/** What the system has there in the moment of counting, without what has been picked and not handed over. */
export default provideFacts(
  countLine,
  async ({ id, producto, ubicacion, series: seen = [] }, services) => {
    const product = await findProduct(services, producto);
    if (isRejection(product)) return product;
    const { state: count } = await services.load(stockCount, id);
    const of = { producto: ofStock(product), serializable: product.serializable === true };
    if (!count) return { ...of, sistema: 0, series: [], registradas: 0 };
    const there = warehouse((await services.load(stock, producto)).state, count.bodega);
    const place = { bodega: count.bodega, ubicacion: ubicacion ?? null };
    const { registradas, todas } = of.serializable
      ? await registeredAt(services, producto, place)
      : { registradas: 0, todas: [] };
    // The picker's tote has them, and nobody counts totes.
    const away = await pickedAway(services, producto, count.bodega, there);
    const unitsAway = ubicacion === undefined ? away.sinLugar : (away.lugares.get(ubicacion) ?? 0);
    const { contado, manual } = correctionAt(there.correcciones, place.ubicacion);
    const standing = todas.filter((serie) => !away.series.has(serie));
    return {
      ...of,
      sistema: Math.max(0, (ubicacion === undefined ? unplaced(there) : atPlace(there, ubicacion)) - unitsAway),
      corregido: { contado, manual },
      series: standing,
      registradas: registradas - (todas.length - standing.length),
      tomada: await takenUnit(services, producto, seen, NOT_COUNTED, { vuelven: true }),
    };
  },
  {
    // What was found where nobody had it becomes a line, unless another open count has it.
    async before({ id, ubicacion = null }, services, { producto }) {
      const { state: count } = await services.load(stockCount, id);
      const line = { producto, ubicacion };
      if (!count || !EN_CURSO.includes(count.estado) || count.lineas.some((one) => scopeKey(one) === scopeKey(line)))
        return undefined;
      if (ubicacion !== null && warehouseOfPlace(ubicacion) !== count.bodega) return undefined;
      const { bodega, number: conteo } = count;
      const abiertos = await openCounts(services, bodega);
      return claimScope(services, { bodega, conteo, lineas: [line], abiertos }, NOT_COUNTED);
    },
  },
);
