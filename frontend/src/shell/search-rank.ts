import { plain } from '@power/domain/kernel/text';
import type { Hit } from './spotlight-store.ts';

/** What screens are called besides in the menu: the title of their page, and what people call them. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  landing: ['Dashboard Operacional', 'Inicio'],
  'dashboard-comercial': ['Dashboard Comercial', 'Ventas del mes'],
  'dashboard-bodega': ['Dashboard Bodega'],
  'dashboard-ia': ['Consultas de la app'],
  'pedidos-globales': ['Pedidos Globales', 'Órdenes de venta'],
  'pedidos-cobrador': ['Validación de pedidos', 'Cobranza'],
  'listado-cotizaciones': ['Cotizaciones', 'Presupuestos'],
  'nueva-cotizacion': ['Cotizar', 'Crear cotización'],
  'mis-ventas': ['Mi panel', 'Mi meta'],
  fef: ['Oportunidades', 'Embudo'],
  fefglobal: ['Forecast de la empresa'],
  fefbrand: ['Forecast de marcas'],
  'stock-ejecutivos': ['Disponible', 'Inventario'],
  'stock-preventa': ['Disponible', 'Inventario'],
  'lista-de-precios': ['Precios'],
  'tipo-de-cambio': ['Tipo de cambio', 'Dólar', 'Divisas'],
  'reportes-dinamicos-ventas': ['Reporte de ventas', 'Ventas facturadas'],
  'reportes-dinamicos-compras': ['Reporte de compras'],
  auditoria: ['Historial', 'Registro de eventos'],
  usuarios: ['Personas', 'Cuentas', 'Permisos'],
  'correos-enviados': ['Mails', 'Emails'],
  mantencion: ['Actualizaciones'],
};
export const alsoCalled = (ruta: string): readonly string[] => ALSO[ruta] ?? [];

/** How well a name fits what was typed: 0 it is the name, 1 it begins so, 2 a word of it does, 3 it is somewhere in it. */
function fits(name: string, typed: string): number | undefined {
  const of = plain(name);
  if (of === typed) return 0;
  if (of.startsWith(typed)) return 1;
  const words = typed.split(/\s+/);
  if (words.every((word) => of.split(/[\s/-]+/).some((one) => one.startsWith(word)))) return 2;
  return words.every((word) => of.includes(word)) ? 3 : undefined;
}

/** Of a hit, by its names and, after all of them, by what stands beside it; undefined where it is not meant. */
export function rankOf({ titulo, tambien = [], detalle = '' }: Hit, text: string): number | undefined {
  const typed = plain(text).trim();
  if (typed === '') return 3;
  const own = fits(titulo, typed);
  // Its own name goes before another that fits as well.
  const others = tambien.flatMap((name) => fits(name, typed) ?? []).map((rank) => rank + 0.5);
  const beside = fits(`${titulo} ${detalle}`, typed) === undefined ? [] : [4];
  const all = [...(own === undefined ? [] : [own]), ...others, ...beside];
  return all.length > 0 ? Math.min(...all) : undefined;
}

/** Hits that are meant, the best first; those of one heading stay together, under whichever has the best. */
export function ranked(hits: readonly Hit[], text: string): readonly (Hit & { readonly rank: number })[] {
  const meant = hits.flatMap((hit) => {
    const rank = rankOf(hit, text);
    return rank === undefined ? [] : [{ ...hit, rank }];
  });
  const best = (grupo: string): number => Math.min(...meant.filter((h) => h.grupo === grupo).map(({ rank }) => rank));
  const groups = [...new Set(meant.map(({ grupo }) => grupo))].sort((a, b) => best(a) - best(b));
  return groups.flatMap((grupo) => meant.filter((h) => h.grupo === grupo).sort((a, b) => a.rank - b.rank));
}

const KINDS: readonly (readonly [pattern: RegExp, groups: readonly string[]])[] = [
  [/^pedidos?$/, ['Pedidos']],
  [/^(cotizaci[oó]n|cotizaciones|cot)$/, ['Cotizaciones']],
  [/^clientes?$/, ['Clientes']],
  [/^productos?$/, ['Productos']],
  [/^series?$/, ['Series']],
];

/** *cotización 1596*, *Pedido N° 15010*: the kind that is named, and what is looked for among it. */
export function kindNamed(text: string): { readonly text: string; readonly groups?: readonly string[] } {
  const [, word = '', rest = ''] = /^\s*(\S+?)\.?\s+(?:n[°º.]*\s*)?(\S.*)$/iu.exec(text) ?? [];
  const groups = KINDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
  return groups ? { text: rest.trim(), groups } : { text: text.trim() };
}
