import { mayOpen, productListOf } from '@power/domain/access/menu';
import type { CurrentUser } from '../../access/current-user.ts';
import { addDays } from '@power/domain/kernel/dates';
import { today } from '../../ui/format/times.ts';
import { listHref, type ListState } from '../../ui/list/list-state.ts';

/** Addresses that blocks open, for whoever has those lists. */
export interface ListLinks {
  readonly list: (state: Partial<ListState>) => string | undefined;
  readonly order: (number: number) => string | undefined;
  readonly product: (id: string) => string | undefined;
}

export function linksFor({ perfiles: { perfil }, concesiones }: CurrentUser): ListLinks {
  const path = mayOpen(perfil, 'pedidos-globales') ? '/sistema/pedidos-globales' : undefined;
  const products = productListOf(perfil, concesiones);
  return {
    list: (state) => path && listHref(path, state),
    order: (number) => path && `${path}?pedido=${number}`,
    product: (id) => products && `/sistema/${products}?producto=${id}`,
  };
}

type Filters = ListState['filterModel'];

/** The list with these filters; asked for when it is shown, since some of them name today. */
export const filtered =
  (filters: () => Filters) =>
  (links: ListLinks): string | undefined =>
    links.list({ filterModel: filters() });

export const ofStatus = (...values: readonly string[]): Filters => ({ estatus: { filterType: 'set', values } });

/** Today and the days before it, as the grid's own date filter writes them. */
export const inLastDays = (field: string, days: number): Filters => {
  const last = today();
  return {
    [field]: {
      filterType: 'date',
      type: 'inRange',
      dateFrom: `${addDays(last, 1 - days)} 00:00:00`,
      dateTo: `${last} 00:00:00`,
    },
  };
};
