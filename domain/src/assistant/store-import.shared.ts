import { code, count, day, state, text } from '../kernel/field.ts';
import type { ImportKind, Resultado } from '../kernel/import-kind.ts';
import type { Values } from '../kernel/master-events.ts';
import { asked } from '../kernel/master-row.ts';
import { plain } from '../kernel/text.ts';
import { type CifraTienda, TIENDAS } from './parts.ts';

/** What the app stores say, a row for each app, track and day: how figures come in without credentials. */
export const storeImport: ImportKind = {
  tipo: 'descargas',
  words: { uno: 'cifra', muchos: 'cifras', femenino: true, titulo: 'Descargas de la app' },
  command: 'import-store-figure',
  identity: [],
  unique: [],
  fields: {
    tienda: asked(state('Tienda', TIENDAS)),
    app: asked(text('App')),
    fecha: asked(day('Fecha')),
    descargas: asked(count('Descargas'), { max: 100_000_000 }),
    pista: asked(code('Pista'), { required: false }),
    version: asked(code('Versión'), { required: false }),
    estado: asked(text('Estado'), { required: false }),
  },
  sample: { tienda: 'google', app: 'Power Mobile', fecha: '2026-02-10', descargas: 25 },
  aliases: {
    Store: 'tienda',
    Date: 'fecha',
    Downloads: 'descargas',
    Track: 'pista',
    Version: 'version',
    Status: 'estado',
  },
};

const slug = (text: string): string => plain(text).replaceAll(/[^a-z0-9]+/g, '_');

/** What a row says; its id is its store, app, track and day. */
export function figureOf(row: Values): CifraTienda & { readonly _id: string } {
  const figure = {
    tienda: row.tienda as CifraTienda['tienda'],
    app: String(row.app),
    pista: String(row.pista || 'production'),
    version: String(row.version ?? ''),
    estado: String(row.estado ?? ''),
    fecha: String(row.fecha),
    descargas: Number(row.descargas),
  };
  return { ...figure, _id: `${figure.tienda}.${slug(figure.app)}.${slug(figure.pista)}.${figure.fecha}` };
}

/** What becomes of a row beside what is known of its day. */
export const outcomeOf = (known: Partial<CifraTienda> | undefined, next: CifraTienda): Resultado =>
  !known
    ? 'nuevo'
    : (['descargas', 'version', 'estado'] as const).every((name) => known[name] === next[name])
      ? 'sin_cambio'
      : 'modificado';
