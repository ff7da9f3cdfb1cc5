import { mayOpen } from '@power/domain/access/menu';
import { listHref, type ListState } from '../../ui/list/list-state.ts';

/** Addresses that blocks open, for whoever has the order list. */
export interface ListLinks {
  readonly list: (state: Partial<ListState>) => string | undefined;
  readonly order: (number: number) => string | undefined;
}

export function linksFor(perfil: string): ListLinks {
  const path = mayOpen(perfil, 'pedidos-globales') ? '/sistema/pedidos-globales' : undefined;
  return { list: (state) => path && listHref(path, state), order: (number) => path && `${path}?pedido=${number}` };
}

/** The list filtered by states. */
export const byStatus = (...values: readonly string[]) => (links: ListLinks): string | undefined =>
  links.list({ filterModel: { estatus: { filterType: 'set', values } } });
