import { z } from 'zod';
import { code, count, instant, json, key, optionalKey, pesos, rate, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { ORIGENES_PRECIO, type Precios, type Tramo } from '../prices.shared.ts';

/** What moved the prices of a product, when and by whom: together, the prices of every day. */
export const priceChangeRow = defineRow({
  projection: 'products/price-change-list',
  table: 'price_change_list',
  topic: 'precios',
  scope: { marca: 'marca' },
  // What has moved prices does not change: told once, by its day.
  history: { since: 'inicio' },
  fields: {
    _id: key(),
    producto_id: key(),
    /** Counts the changes of a product: the later one tells all that is known from its beginning on. */
    orden: count('', { internal: true }),
    part_number: code('Part number', { search: true }),
    nombre: text('Producto', { search: true }),
    marca: text('Marca', { search: true }),
    inicio: instant('Fecha'),
    origen: state('Origen', ['Alta', ...ORIGENES_PRECIO]),
    motivo: text('Motivo', { nullable: true, search: true }),
    autor: text('Usuario', { search: true, person: true }),
    tier_antes: count('Tier antes', { nullable: true }),
    tier: count('Tier', { nullable: true }),
    pmp_antes: rate('PMP antes', { nullable: true, cost: true }),
    pmp: rate('PMP', { nullable: true, cost: true }),
    lista_antes: pesos('Precio Lista antes'),
    lista: pesos('Precio Lista'),
    precios_antes: json('', z.custom<Precios>().nullable(), { internal: true }),
    tramos: json('', z.custom<Tramo[]>(), { internal: true }),
    lote: optionalKey(),
  },
});
export type PriceChangeRow = RowOf<typeof priceChangeRow>;
