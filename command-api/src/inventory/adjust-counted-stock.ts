import { correctionAt, type Corrections, withCorrection } from '@power/domain/inventory/corrections.shared';
import { type AdjustCountedFacts, adjustCounted } from '@power/domain/inventory/counts/adjust-counted';
import { stockCount } from '@power/domain/inventory/counts/count';
import { visibleCount } from '@power/domain/inventory/counts/guards';
import { missingSerials } from '@power/domain/inventory/counts/lines.shared';
import type { Lectura, LineaContada } from '@power/domain/inventory/counts/parts';
import {
  StockAdjusted,
  StockMoved,
  StockPlaced,
  StockReconciled,
  StockWithdrawn,
} from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { isRejection } from '@power/domain/kernel/rejection';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { orderWith } from '../kernel/serial-owner.ts';

type History = Awaited<ReturnType<CommandServices['history']>>;
const TAKES_OUT: readonly string[] = [StockMoved.type, StockPlaced.type, StockWithdrawn.type];
interface Moved {
  readonly bodega: string;
  readonly ubicacion?: string | null;
  readonly series?: readonly string[];
}

/** Corrections of a place until an instant, from the events of its product. */
function correctedUntil(history: History, bodega: string, ubicacion: string | null, until: string) {
  const corrections = history
    .filter(({ type, at }) => (type === StockAdjusted.type || type === StockReconciled.type) && at <= until)
    .map(({ data }) => data as Parameters<typeof withCorrection>[1] & Moved)
    .filter((data) => data.bodega === bodega)
    .reduce<Corrections>(withCorrection, {});
  const { contado, manual } = correctionAt(corrections, ubicacion);
  return { contado, manual };
}

/** Serials that a reading missed and that a movement, or an order, took from the line's place after it. */
async function leftSince(
  services: CommandServices,
  history: History,
  bodega: string,
  { producto, ubicacion }: LineaContada,
  read: Lectura,
): Promise<number> {
  const moved = new Set(
    history
      .filter(({ at, type }) => at > read.fecha && TAKES_OUT.includes(type))
      .map(({ data }) => data as Moved)
      // A movement within the warehouse names the place it leaves; the others name serials wherever they stood.
      .filter((data) => data.bodega === bodega && (data.ubicacion === undefined || data.ubicacion === ubicacion))
      .flatMap(({ series = [] }) => series),
  );
  const departures = await Promise.all(
    missingSerials(read).map(async (serie) => {
      if (moved.has(serie)) return true;
      const { state } = await services.load(serialClaim.aggregate, serialId(producto._id, serie));
      if (state.dueno === undefined || state.desde === undefined || state.desde <= read.fecha) return false;
      return (await orderWith(services, state.dueno, serie)) !== undefined;
    }),
  );
  return departures.filter(Boolean).length;
}

/** The count that the adjustment is of, and what happened at the place since the line was read. */
export default provideFacts(adjustCounted, async ({ conteo, linea, producto }, services) => {
  const count = visibleCount((await services.load(stockCount, conteo)).state);
  if (isRejection(count)) return count;
  const facts: AdjustCountedFacts = { count, corregido: { contado: 0, manual: 0 }, salieron: 0 };
  const line = count.lineas.find((one) => one.linea === linea && one.producto._id === producto);
  const last = line?.lecturas.at(-1);
  if (!line || !last || (last.corregido && missingSerials(last).length === 0)) return facts;
  const history = await services.history(stock, producto);
  return {
    ...facts,
    corregido: correctedUntil(history, count.bodega, line.ubicacion, last.fecha),
    salieron: await leftSince(services, history, count.bodega, line, last),
  };
});
