import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type Corrections, withCorrection } from './corrections.shared.ts';
import { INVENTARIO_INICIAL } from './opening-stock.shared.ts';
import { quarantinedUnits, withPlaces, withQuarantine } from './places.shared.ts';
import { readTrolley } from './trolley.shared.ts';
import {
  type PlaceChange,
  PreferredPlaceAdded,
  PreferredPlaceRemoved,
  type ProductoStock,
  type Saldo,
  StockAdjusted,
  StockCommitted,
  StockIssued,
  StockMoved,
  StockPlaced,
  StockQuarantined,
  StockReceived,
  StockReconciled,
  StockReleased,
  StockWithdrawn,
} from './events.ts';

/** What one order holds in one warehouse, by validation attempt, and since when the log knows it. Two attempts at once hold it twice over but count once: the larger. */
export type Holds = Readonly<Record<string, { readonly cantidad: number; readonly desde: string }>>;

export interface WarehouseStock {
  readonly fisico: number;
  readonly pedidos: Readonly<Record<string, Holds>>;
  /** Units by place; what `fisico` has beyond their sum is *Sin ubicar* (`places.shared.ts`). */
  readonly ubicaciones?: Readonly<Record<string, number>>;
  /** Places of quarantine: what stands there is not available. */
  readonly cuarentena?: readonly string[];
  /** Units by which its books were corrected, by place: what a count that is approved later must not correct again. */
  readonly correcciones?: Corrections;
}

export interface StockState {
  readonly producto?: ProductoStock;
  readonly bodegas: Readonly<Record<string, WarehouseStock>>;
  /** How many events took an order's goods out, or corrected that: whoever counted them knows whether one came since. */
  readonly salidas: number;
  /** Units that the company began with, by warehouse. */
  readonly iniciales?: Readonly<Record<string, number>>;
  /** Units that left of what somebody goes on holding, by who holds it: parts that a project fetched. */
  readonly retiradas?: Readonly<Record<string, number>>;
  /** Places where it is kept, the first before the others. */
  readonly preferidas?: readonly string[];
}

const EMPTY: WarehouseStock = { fisico: 0, pedidos: {} };

/** Names of warehouses come from requests: one called `constructor` is a name like any other. */
export const warehouse = (state: StockState, bodega: string): WarehouseStock =>
  Object.hasOwn(state.bodegas, bodega) ? state.bodegas[bodega]! : EMPTY;

export const held = (holds: Holds | undefined): number =>
  Math.max(0, ...Object.values(holds ?? {}).map((h) => h.cantidad));

export const saldoOf = (stock: WarehouseStock): Saldo => {
  const comprometido = Object.values(stock.pedidos).reduce((sum, holds) => sum + held(holds), 0);
  return { fisico: stock.fisico, comprometido, disponible: stock.fisico - comprometido - quarantinedUnits(stock) };
};

/** The balance once a warehouse holds so many units, after what that changes at its places. */
export const saldoAfter = (
  stock: WarehouseStock,
  fisico: number,
  { ubicaciones }: { readonly ubicaciones?: readonly PlaceChange[] } = {},
): Saldo => saldoOf(withPlaces({ ...stock, fisico }, ubicaciones));

/** The warehouse once an order's holds there are these; none drops the order. */
export function withHolds(stock: WarehouseStock, pedido: string, holds: Holds): WarehouseStock {
  const { [pedido]: _, ...others } = stock.pedidos;
  return { ...stock, pedidos: held(holds) > 0 ? { ...others, [pedido]: holds } : others };
}

/** Holds after `cantidad` units of the order went away: every attempt keeps at most what is left. */
export const capped = (holds: Holds, left: number): Holds =>
  Object.fromEntries(Object.entries(holds).map(([id, h]) => [id, { ...h, cantidad: Math.min(h.cantidad, left) }]));

/** Whether an event is one of those that `salidas` counts. */
export const movesOut = ({ type }: { readonly type: string }): boolean =>
  type === StockIssued.type || type === StockReconciled.type;

/** Units that left already for somebody who still holds some. */
export const goneOf = ({ retiradas = {} }: StockState, pedido: string): number =>
  Object.hasOwn(retiradas, pedido) ? retiradas[pedido]! : 0;

/** Remembers what left of a holding that goes on, and forgets one that is over. */
function gone(s: StockState, pedido: string, left: number, salidas: number): Pick<StockState, 'retiradas'> {
  const { [pedido]: before, ...others } = s.retiradas ?? {};
  if (left > 0 && salidas > 0) return { retiradas: { ...others, [pedido]: salidas } };
  return before === undefined ? {} : { retiradas: others };
}

/** The physical balance and the places after an event: whoever changes one changes the other. */
const counted = (
  w: WarehouseStock,
  d: { readonly saldo: Saldo; readonly ubicaciones?: readonly PlaceChange[] | undefined },
): WarehouseStock => withPlaces({ ...w, fisico: d.saldo.fisico }, d.ubicaciones);

/** The warehouse once an event corrected its books. */
const corrected = (w: WarehouseStock, d: Parameters<typeof withCorrection>[1]): WarehouseStock => ({
  ...w,
  correcciones: withCorrection(w.correcciones, d),
});

const put = (state: StockState, bodega: string, change: (stock: WarehouseStock) => WarehouseStock): StockState => ({
  ...state,
  bodegas: { ...state.bodegas, [bodega]: change(warehouse(state, bodega)) },
});

/** Stream `stock-<producto _id>`: what exists and what is committed of one product, by warehouse (ARCHITECTURE, *A command*). */
export const stock = defineAggregate<StockState>(
  'stock',
  { bodegas: {}, salidas: 0 },
  [
    on(StockReceived, (s, d) => ({
      ...put(s, d.bodega, (w) => counted(w, d)),
      producto: d.producto,
      ...(d.documento === INVENTARIO_INICIAL && { iniciales: { ...s.iniciales, [d.bodega]: d.cantidad } }),
    })),
    on(StockAdjusted, (s, d) => ({
      ...put(s, d.bodega, (w) => corrected(counted(w, d), d)),
      producto: d.producto,
    })),
    on(StockWithdrawn, (s, d) => put(s, d.bodega, (w) => counted(w, d))),
    on(StockMoved, (s, d) =>
      put(
        put(s, d.bodega, (w) => counted(w, d)),
        d.bodega_destino,
        (w) => ({ ...w, fisico: d.saldo_destino.fisico }),
      ),
    ),
    on(StockPlaced, (s, d) =>
      put(s, d.bodega, (w) =>
        d.ubicacion_destino !== null && readTrolley(d.ubicacion_destino)
          ? counted(w, d)
          : withQuarantine(counted(w, d), d.ubicacion_destino, d.cuarentena),
      ),
    ),
    on(StockQuarantined, (s, d) => put(s, d.bodega, (w) => withQuarantine(w, d.ubicacion, d.cuarentena))),
    on(PreferredPlaceAdded, (s, { preferidas }) => ({ ...s, preferidas })),
    on(PreferredPlaceRemoved, (s, { preferidas }) => ({ ...s, preferidas })),
    on(StockCommitted, (s, d, context) =>
      put(s, d.bodega, (w) =>
        withHolds(w, d.pedido, {
          ...w.pedidos[d.pedido],
          [d.validacion]: { cantidad: d.solicitado, desde: context.recordedAt },
        }),
      ),
    ),
    on(StockReleased, (s, d) =>
      put(s, d.bodega, (w) => {
        const holds = w.pedidos[d.pedido] ?? {};
        if (d.validacion === null) return withHolds(w, d.pedido, capped(holds, d.comprometido_pedido));
        const { [d.validacion]: _, ...others } = holds;
        return withHolds(w, d.pedido, others);
      }),
    ),
    on(StockIssued, (s, d) => ({
      ...put(s, d.bodega, (w) =>
        counted(withHolds(w, d.pedido, capped(w.pedidos[d.pedido] ?? {}, d.comprometido_pedido)), d),
      ),
      ...gone(s, d.pedido, d.comprometido_pedido, goneOf(s, d.pedido) + d.cantidad),
      salidas: s.salidas + 1,
    })),
    on(StockReconciled, (s, d, context) => ({
      ...put(s, d.bodega, (w) =>
        corrected(
          counted(
            held(w.pedidos[d.pedido]) === d.comprometido_pedido
              ? w
              : withHolds(w, d.pedido, {
                  [d.validacion]: { cantidad: d.comprometido_pedido, desde: context.recordedAt },
                }),
            d,
          ),
          d,
        ),
      ),
      ...gone(s, d.pedido, d.comprometido_pedido, d.salidas),
      salidas: s.salidas + 1,
    })),
  ],
  { snapshots: 6 },
);
