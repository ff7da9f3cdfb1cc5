import { mayOpen, productListOf } from '@power/domain/access/menu';
import type { CurrentUser } from '../../access/current-user.ts';
import { addDays } from '@power/domain/kernel/dates';
import { today } from '../../ui/format/times.ts';
import { between, listHref, type ListState } from '../../ui/list/list-state.ts';
import { only } from '../../ui/list/list-tabs.tsx';

export type Filters = ListState['filterModel'];

/** Addresses that blocks open, for whoever has those lists. */
export interface ListLinks {
  readonly list: (state: Partial<ListState>) => string | undefined;
  readonly order: (number: number) => string | undefined;
  readonly product: (id: string) => string | undefined;
  /** Products that no scanner can read: only the master list has their codes. */
  readonly withoutBarcode: () => string | undefined;
  /** Products of which nobody said in what unit the warehouse counts them. */
  readonly withoutUnit: () => string | undefined;
  /** Products of which nobody said where they are kept. */
  readonly withoutPlace: () => string | undefined;
  /** Import orders with these filters. */
  readonly imports: (filters: Filters) => string | undefined;
  /** Another list with these filters; `below` is its address below the screen that leads to it. */
  readonly of: (ruta: string, filters: Filters, below?: string) => string | undefined;
}

const WITHOUT_BARCODE: Filters = {
  activo: { filterType: 'set', values: [true] },
  ean: { filterType: 'text', type: 'blank' },
};

const WITHOUT_UNIT: Filters = {
  activo: { filterType: 'set', values: [true] },
  servicio: { filterType: 'set', values: [false] },
  unidad: { filterType: 'text', type: 'blank' },
};
const WITHOUT_PLACE: Filters = {
  activo: { filterType: 'set', values: [true] },
  servicio: { filterType: 'set', values: [false] },
  con_ubicacion: { filterType: 'set', values: [false] },
};
const IMPORTS = 'ordenes-de-compra-importacion';

export function linksFor({ perfiles: { perfil }, concesiones }: CurrentUser): ListLinks {
  const path = mayOpen(perfil, 'pedidos-globales') ? '/sistema/pedidos-globales' : undefined;
  const products = productListOf(perfil, concesiones);
  const master = (filterModel: Filters) =>
    products === 'productos' ? listHref('/sistema/productos', { filterModel }) : undefined;
  const of: ListLinks['of'] = (ruta, filterModel, below = '') =>
    mayOpen(perfil, ruta, concesiones) ? listHref(`/sistema/${ruta}${below}`, { filterModel }) : undefined;
  return {
    of,
    list: (state) => path && listHref(path, state),
    order: (number) => path && `${path}?pedido=${number}`,
    product: (id) => products && `/sistema/${products}?producto=${id}`,
    withoutBarcode: () => master(WITHOUT_BARCODE),
    withoutUnit: () => master(WITHOUT_UNIT),
    withoutPlace: () => master(WITHOUT_PLACE),
    imports: (filterModel) => (mayOpen(perfil, IMPORTS) ? listHref(`/sistema/${IMPORTS}`, { filterModel }) : undefined),
  };
}

/** The list with these filters; asked for when it is shown, since some of them name today. */
export const filtered =
  (filters: () => Filters) =>
  (links: ListLinks): string | undefined =>
    links.list({ filterModel: filters() });

export const ofStatus = (...values: readonly string[]): Filters => ({ estatus: only(...values) });

/** Today and the days before it. */
export const inLastDays = (field: string, days: number): Filters => ({
  [field]: between(addDays(today(), 1 - days), today()),
});

/** Orders made on these days, both included, that stand: what was cancelled is no order of a day. */
export const madeBetween = (from: string, to: string): Filters => ({
  estatus: { filterType: 'text', type: 'notEqual', filter: 'Anulado' },
  createdAt: between(from, to),
});
