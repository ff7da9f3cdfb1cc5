import type { MovimientoPedido } from '../service/cases/goods.shared.ts';
import type { PlaceChange } from './events.ts';
import { placeName } from './places.shared.ts';
import { unitId } from './serials/units.shared.ts';

/** A correction of the books of one place. */
interface Adjustment {
  readonly at: string;
  readonly cantidad: number;
}
interface Finding {
  /** Product and warehouse. */
  readonly donde: string;
  readonly mensaje: string;
}
/** What these events hold; each has some of it. */
interface Data {
  readonly producto?: { readonly _id: string; readonly part_number: string };
  readonly producto_id?: string;
  readonly bodega?: string;
  readonly cantidad?: number;
  readonly ubicacion?: string | null;
  readonly ubicaciones?: readonly PlaceChange[];
  readonly motivo?: string;
  readonly documento?: string | null;
  readonly serie?: string | null;
  readonly series?: readonly (string | { readonly producto_id: string; readonly series: readonly string[] })[];
  readonly movimiento?: MovimientoPedido;
  readonly orden?: { readonly number: number };
  readonly recepcion?: number;
  readonly conteo?: { readonly number: number };
  readonly lectura?: { readonly fecha: string };
  readonly lineas?: readonly { readonly producto_id: string; readonly series?: readonly string[] }[];
}
interface Past {
  readonly type: string;
  readonly at: string;
  readonly data: unknown;
}

/** Streams whose events {@link createDoubledUnits} takes, by their prefixes. */
export const DOUBLED_PREFIXES = ['stock-', 'stockcount-', 'order-', 'purchaseorder-', 'serialunit-', 'rma-'] as const;

/**
 * Finds what logs of before may hold: a serial that was received twice, and a unit that two adjustments removed, or added,
 * because a count adjusted what somebody had corrected after its reading. Takes events in log order. What was adjusted in
 * the warehouse since then is no finding any more: somebody has counted it.
 */
export function createDoubledUnits() {
  const names = new Map<string, string>();
  const inside = new Map<string, string>();
  const readings = new Map<string, string>();
  const adjusted = new Map<string, Adjustment[]>();
  let findings: Finding[] = [];

  const enter = (producto: string, bodega: string, series: readonly string[], documento: string): void => {
    for (const serie of series) {
      const key = unitId(producto, serie);
      const before = inside.get(key);
      if (before !== undefined && before !== documento)
        findings.push({
          donde: `${producto}/${bodega}`,
          mensaje: `La serie ${serie} de ${names.get(producto) ?? producto} entró dos veces a ${bodega} (${before}; ${documento}): puede haber una unidad de más. Cuéntala en un inventario.`,
        });
      inside.set(key, documento);
    }
  };
  const leave = (producto: string, series: readonly string[]): void => {
    for (const serie of series) inside.delete(unitId(producto, serie));
  };

  function adjust(
    { producto, bodega = '', cantidad = 0, ubicaciones = [], motivo = '', conteo }: Data,
    at: string,
  ): void {
    const { _id, part_number } = producto!;
    const donde = `${_id}/${bodega}`;
    findings = findings.filter((one) => one.donde !== donde);
    const rest = cantidad - ubicaciones.reduce((sum, one) => sum + one.cantidad, 0);
    const changes = [...ubicaciones, ...(rest === 0 ? [] : [{ ubicacion: null, cantidad: rest }])];
    const number = conteo === undefined ? /^Inventario N° (\d+): /.exec(motivo)?.[1] : undefined;
    for (const { ubicacion, cantidad: units } of changes) {
      const key = `${donde}/${ubicacion ?? ''}`;
      const before = adjusted.get(key) ?? [];
      const reading = number === undefined ? undefined : readings.get(`${number}/${_id}/${ubicacion ?? ''}`);
      const since = before
        .filter((one) => reading !== undefined && one.at > reading && Math.sign(one.cantidad) === Math.sign(units))
        .reduce((sum, one) => sum + Math.abs(one.cantidad), 0);
      const twice = Math.min(since, Math.abs(units));
      if (twice > 0)
        findings.push({
          donde,
          mensaje: `El Inventario N° ${number} ${units < 0 ? 'descontó' : 'agregó'} ${twice} de ${part_number} en ${placeName(ubicacion)} de ${bodega} que otro ajuste ya había corregido después de contarlo. Cuenta de nuevo esa ubicación.`,
        });
      adjusted.set(key, [...before, { at, cantidad: units }]);
    }
  }

  const rules: Readonly<Record<string, (data: Data, at: string) => void>> = {
    StockReceived: ({ producto, bodega = '', series = [], documento }) =>
      enter(producto!._id, bodega, series as string[], documento ?? 'sin documento'),
    PurchaseOrderReceived: ({ bodega = '', lineas = [], orden, recepcion }) => {
      for (const { producto_id, series = [] } of lineas)
        enter(producto_id, bodega, series, `Orden de Compra N° ${orden!.number}, recepción ${recepcion}`);
    },
    StockWithdrawn: ({ producto, series = [] }) => leave(producto!._id, series as string[]),
    SerialWrittenOff: ({ producto, serie }) => leave(producto!._id, [serie!]),
    LinePicked: ({ producto_id, serie }) => leave(producto_id!, serie ? [serie] : []),
    OrderInvoiced: ({ series = [] }) => {
      for (const line of series) if (typeof line !== 'string') leave(line.producto_id, line.series);
    },
    RmaPartUsed: ({ movimiento }) => leave(movimiento!.producto._id, movimiento!.series),
    RmaExchanged: ({ movimiento }) => leave(movimiento!.producto._id, movimiento!.series),
    RmaUnitLent: ({ movimiento }) => leave(movimiento!.producto._id, movimiento!.series),
    StockCountLineCounted: ({ conteo, producto, ubicacion, lectura }) =>
      void readings.set(`${conteo!.number}/${producto!._id}/${ubicacion ?? ''}`, lectura!.fecha),
    StockAdjusted: adjust,
  };
  return {
    take({ type, data, at }: Past): void {
      const { producto } = data as Data;
      if (producto) names.set(producto._id, producto.part_number);
      rules[type]?.(data as Data, at);
    },
    findings: (): readonly string[] => findings.map(({ mensaje }) => mensaje),
  };
}
