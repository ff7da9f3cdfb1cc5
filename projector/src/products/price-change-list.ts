import type { EventContext } from '@power/domain/kernel/event';
import { ProductPricesSet, ProductRegistered, ProductRepriced } from '@power/domain/products/events';
import type { Precios } from '@power/domain/products/prices.shared';
import { type PriceChangeRow, priceChangeRow } from '@power/domain/products/views/price-change-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }, c: EventContext): string[] => [`${d._id}/${c.version}`];
const row = (
  d: { readonly _id: string; readonly part_number: string; readonly marca: string; readonly nombre?: string },
  c: EventContext,
  precios: Precios,
  antes: Precios | null,
  more: Partial<PriceChangeRow>,
): PriceChangeRow => ({
  _id: `${d._id}/${c.version}`,
  producto_id: d._id,
  orden: c.version,
  part_number: d.part_number,
  nombre: d.nombre ?? '',
  marca: d.marca,
  inicio: c.at,
  origen: 'Precio manual',
  motivo: null,
  autor: c.nombre ?? c.user,
  tier_antes: null,
  tier: null,
  pmp_antes: null,
  pmp: null,
  lista_antes: antes?.precio_lista ?? 0,
  lista: precios.precio_lista,
  precios_antes: antes,
  tramos: [{ desde: c.at, precios }],
  lote: null,
  ...more,
});

/** Every move of prices, with all that is known of the future at that moment. */
export default rowProjection(priceChangeRow, {
  version: 3,
  appends: true,
  indexes: [['producto_id', 'orden'], ['inicio'], ['lote'], { sql: '(producto_id, inicio)' }],
  ignores: [
    'ProductChanged',
    'ProductNoteSet',
    'ProductNoteRemoved',
    'ProductImageAdded',
    'ProductImageRemoved',
    'ProductImagesOrdered',
    'ProductWebDescribed',
    'ProductWebScheduled',
    'ProductWebCategorised',
  ],
  rules: [
    rule(ProductRegistered, key, (_, d, c) => row(d, c, d.precios, null, { origen: 'Alta', tier: d.tier, pmp: d.pmp })),
    rule(ProductPricesSet, key, (_, d, c) => row(d, c, d.precios, d.antes, { motivo: d.motivo })),
    rule(ProductRepriced, key, (_, d, c) =>
      row(d, c, d.precios, d.antes.precios, {
        origen: d.origen,
        motivo: d.motivo,
        tier_antes: d.antes.tier,
        tier: d.tier,
        pmp_antes: d.antes.pmp,
        pmp: d.pmp,
        tramos: d.tramos,
        lote: d.lote,
      }),
    ),
  ],
});
