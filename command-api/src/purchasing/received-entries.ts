import { StockReceived } from '@power/domain/inventory/events';
import { stock } from '@power/domain/inventory/stock';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { LandedCost } from '@power/domain/purchasing/landed/landed-cost';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import type { CommandServices } from '@power/infra/platform/commands/handler';

interface Entry {
  /** Number of its order. */
  readonly number: number;
  readonly producto: string;
  readonly part_number: string;
  /** Units, damaged ones included, that its receptions up to the last one costed brought. */
  readonly cantidad: number;
}

/** What has to be in stock before a cost of these receptions is posted: an entry for each order and product. */
async function entriesOf({ recepciones }: LandedCost, services: CommandServices): Promise<Entry[]> {
  const entries = new Map<string, Entry>();
  for (const orden of new Set(recepciones.map((one) => one.orden))) {
    const order = (await services.load(purchaseOrder, orden)).state;
    if (!order) continue;
    const last = Math.max(...recepciones.filter((one) => one.orden === orden).map(({ recepcion }) => recepcion));
    for (const { lineas } of order.recepciones.filter(({ recepcion }) => recepcion <= last))
      for (const { linea, producto_id: producto, cantidad, danado } of lineas) {
        const key = `${orden}/${producto}`;
        const before = entries.get(key)?.cantidad ?? 0;
        const part_number = order.lineas.find((line) => line.linea === linea)!.part_number;
        entries.set(key, { number: order.number, producto, part_number, cantidad: before + cantidad + danado });
      }
  }
  return [...entries.values()].filter(({ cantidad }) => cantidad > 0);
}

async function isInStock({ number, producto, cantidad }: Entry, services: CommandServices): Promise<boolean> {
  let entered = 0;
  for (const { type, data } of await services.history(stock, producto)) {
    if (type !== StockReceived.type) continue;
    const received = data as ReturnType<typeof StockReceived>['data'];
    if (received.documento === orderTitle(number)) entered += received.cantidad;
  }
  return entered >= cantidad;
}

/**
 * The refusal of a cost whose goods are not in stock yet: its averages would be moved of other units. *Recepcionar* is
 * answered when they are, so this happens only while the process *received-stock* is away or has set a reception aside.
 */
export async function notInStock(
  titulo: string,
  cost: LandedCost,
  services: CommandServices,
): Promise<Rejection | undefined> {
  for (const entry of await entriesOf(cost, services))
    if (!(await isInStock(entry, services)))
      return reject(
        'STOCK_EN_CAMINO',
        titulo,
        `Lo recepcionado de ${entry.part_number} en la ${orderTitle(entry.number)} todavía no entra al stock. ` +
          'Espera unos segundos y contabiliza de nuevo; si se repite, avisa a un administrador: lo ve en Estado del sistema.',
      );
  return undefined;
}
