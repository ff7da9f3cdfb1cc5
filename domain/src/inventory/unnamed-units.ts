import { unitId } from './serials/units.shared.ts';

interface Data {
  readonly producto?: { readonly _id: string; readonly part_number: string };
  readonly producto_id?: string;
  readonly bodega?: string;
  readonly bodega_destino?: string;
  readonly pedido?: string | { readonly number: number };
  readonly saldo?: { readonly fisico: number };
  readonly saldo_destino?: { readonly fisico: number };
  readonly serie?: string | null;
  readonly sin_picking?: boolean;
  readonly series?: readonly { readonly producto_id: string; readonly series: readonly string[] }[];
  readonly movimientos?: readonly { readonly producto_id: string; readonly bodega: string }[];
}
interface Past {
  readonly type: string;
  readonly data: unknown;
}

/**
 * Finds what logs of before may hold: orders that were invoiced without picking took units without naming their serials,
 * so that more serials than units stand in a warehouse. Takes events in log order. Once the serials that are missing are
 * written off, or the units counted, there is no finding any more.
 */
export function createUnnamedUnits() {
  const names = new Map<string, string>();
  const units = new Map<string, number>();
  const stands = new Map<string, string>();
  const orders = new Map<string, Set<number>>();

  function invoiced({ pedido, sin_picking, series = [], movimientos = [] }: Data): void {
    for (const line of series) for (const serie of line.series) stands.delete(unitId(line.producto_id, serie));
    if (!sin_picking || typeof pedido !== 'object') return;
    for (const { producto_id, bodega } of movimientos) {
      if (series.some((line) => line.producto_id === producto_id)) continue;
      const where = `${producto_id}/${bodega}`;
      orders.set(where, (orders.get(where) ?? new Set<number>()).add(pedido.number));
    }
  }

  return {
    take({ type, data: any }: Past): void {
      const data = any as Data;
      const { producto, producto_id, bodega, bodega_destino, serie } = data;
      if (producto) names.set(producto._id, producto.part_number);
      if (producto && data.saldo) units.set(`${producto._id}/${bodega}`, data.saldo.fisico);
      if (producto && data.saldo_destino) units.set(`${producto._id}/${bodega_destino}`, data.saldo_destino.fisico);
      if (type === 'SerialStored') stands.set(unitId(producto!._id, serie!), `${producto!._id}/${bodega}`);
      if (type === 'SerialWrittenOff') stands.delete(unitId(producto!._id, serie!));
      if (type === 'LinePicked' && serie) stands.delete(unitId(producto_id!, serie));
      if (type === 'OrderInvoiced') invoiced(data);
    },
    findings(): readonly string[] {
      const serials = new Map<string, number>();
      for (const where of stands.values()) serials.set(where, (serials.get(where) ?? 0) + 1);
      return [...orders].flatMap(([where, numbers]) => {
        const [producto, bodega] = where.split('/') as [string, string];
        const series = serials.get(where) ?? 0;
        const there = units.get(where) ?? 0;
        if (series <= there) return [];
        const of = [...numbers].map((number) => `N° ${number}`).join(', ');
        return [
          `En ${bodega} hay ${there} de ${names.get(producto) ?? producto} y ${series} series registradas: salieron sin nombrar su serie con pedidos facturados sin picking (${of}). Da de baja en Series las que ya no están.`,
        ];
      });
    },
  };
}
