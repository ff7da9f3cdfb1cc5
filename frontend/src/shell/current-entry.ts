import type { MenuEntry } from '@power/domain/access/menu-entry';

/** Lists that a document's own page belongs to, the first that the person has. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  pedido: ['pedidos-globales', 'pedidos-cobrador', 'web-pedidos', 'ordenes-de-compra'],
  cotizacion: ['listado-cotizaciones'],
  cliente: ['clientes'],
  oportunidad: ['fef', 'fefbrand', 'fefglobal'],
};

/** Route of the menu that a screen is reached by: its own, that of the screen above it, or that of its document's list. */
export function currentEntry(entries: readonly Pick<MenuEntry, 'ruta'>[], ruta: string): string | undefined {
  const has = (wanted: string) => entries.some((entry) => entry.ruta === wanted);
  const [kind = '', ...rest] = ruta.split('/');
  const above = rest.map((_, n) => [kind, ...rest.slice(0, rest.length - n)].join('/'));
  return [...above, kind, ...(rest.length > 0 ? (LISTS[kind] ?? []) : [])].find(has);
}
