import { countLine, TITLE as NOT_COUNTED } from '@power/domain/inventory/counts/count-line';
import { stockCount } from '@power/domain/inventory/counts/count';
import { atPlace, unplaced } from '@power/domain/inventory/places.shared';
import { stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { findProduct } from '../kernel/products.ts';
import { takenUnit } from '../kernel/serial-owner.ts';
import { ofStock } from '../kernel/stock-product.ts';
import { pickedAway } from './picked-away.ts';
import { registeredAt } from './serial-facts.ts';

/** What the system has there in the moment of counting, without what has been picked and not handed over. */
export default provideFacts(countLine, async ({ id, producto, ubicacion, series: seen = [] }, services) => {
  const found = await findProduct(services, producto);
  if (isRejection(found)) return found;
  const { state: count } = await services.load(stockCount, id);
  const of = { producto: ofStock(found), serializable: found.serializable === true };
  if (!count) return { ...of, sistema: 0, series: [], registradas: 0 };
  const there = warehouse((await services.load(stock, producto)).state, count.bodega);
  const place = { bodega: count.bodega, ubicacion: ubicacion ?? null };
  const { registradas, todas } = of.serializable
    ? await registeredAt(services, producto, place)
    : { registradas: 0, todas: [] };
  // The picker's tote has them, and nobody counts totes.
  const away = await pickedAway(services, producto, count.bodega, there);
  const gone = ubicacion === undefined ? away.sinLugar : (away.lugares.get(ubicacion) ?? 0);
  const standing = todas.filter((serie) => !away.series.has(serie));
  return {
    ...of,
    sistema: Math.max(0, (ubicacion === undefined ? unplaced(there) : atPlace(there, ubicacion)) - gone),
    series: standing,
    registradas: registradas - (todas.length - standing.length),
    tomada: await takenUnit(services, producto, seen, NOT_COUNTED),
  };
});
