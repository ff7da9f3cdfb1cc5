import * as events from '@power/domain/products/events';
import { type WebProductRow, webProductRow } from '@power/domain/products/views/web-product-row';
import { inOrder, webScore } from '@power/domain/products/web-page.shared';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
type Context = { readonly at: string; readonly version: number };
const SHOWN = ['codigo', 'part_number', 'nombre', 'marca', 'web', 'bloqueado', 'activo'] as const;

/** The row with what changed of it, and the score that follows. */
const put = (
  row: WebProductRow | undefined,
  change: Partial<WebProductRow>,
  { at, version }: Context,
): WebProductRow | undefined => {
  if (!row) return undefined;
  const next = { ...row, ...change };
  return { ...next, ...webScore(next), cuantas_imagenes: next.imagenes.length, updatedAt: at, version };
};

/** What the site shows of each product: prices and notes are of other lists. */
export default rowProjection(webProductRow, {
  version: 2,
  indexes: [['part_number'], { sql: 'USING gin (categorias_web)' }],
  ignores: ['ProductPricesSet', 'ProductRepriced', 'ProductNoteSet', 'ProductNoteRemoved'],
  rules: [
    rule(events.ProductRegistered, key, (_, d, c) =>
      put(
        {
          _id: d._id,
          codigo: d.codigo,
          part_number: d.part_number,
          nombre: d.nombre,
          marca: d.marca,
          web: d.web,
          bloqueado: d.bloqueado,
          activo: d.activo,
          publicar: null,
          retirar: null,
          puntaje: 0,
          falta: [],
          categorias_web: [],
          cuantas_imagenes: 0,
          descripcion_web: '',
          imagenes: [],
          updatedAt: c.at,
          version: c.version,
        },
        {},
        c,
      ),
    ),
    rule(events.ProductChanged, key, (row, { cambios }, c) => {
      const shown = Object.fromEntries(
        Object.entries(cambios).filter(([name]) => (SHOWN as readonly string[]).includes(name)),
      );
      return put(row, shown as Partial<WebProductRow>, c);
    }),
    rule(
      events.ProductImageAdded,
      key,
      (row, { imagen }, c) => row && put(row, { imagenes: [...row.imagenes, imagen] }, c),
    ),
    rule(
      events.ProductImageRemoved,
      key,
      (row, { imagen }, c) => row && put(row, { imagenes: row.imagenes.filter(({ _id }) => _id !== imagen._id) }, c),
    ),
    rule(
      events.ProductImagesOrdered,
      key,
      (row, { orden }, c) => row && put(row, { imagenes: inOrder(row.imagenes, orden) }, c),
    ),
    rule(events.ProductWebDescribed, key, (row, { descripcion_web }, c) => put(row, { descripcion_web }, c)),
    rule(events.ProductWebScheduled, key, (row, { publicar, retirar }, c) => put(row, { publicar, retirar }, c)),
    rule(events.ProductWebCategorised, key, (row, { categorias_web }, c) => put(row, { categorias_web }, c)),
  ],
});
