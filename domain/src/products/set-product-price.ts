import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { instantText } from '../kernel/when.ts';
import { roundListPrice } from '../pricing/price-rule.shared.ts';
import { utc, withAdjustment } from './bulk-change.shared.ts';
import { type Ajuste, COLUMNAS_PRECIO, type ColumnaPrecio, type Precios, pricesAt } from './prices.shared.ts';
import { productKey } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';
import { repriced } from './repricing.ts';
import { MOST_PRICE } from './price-limits.shared.ts';
import { toldUnderCost } from './told-under-cost.ts';

const TITLE = 'El precio no fue cambiado';

/** One column, or, with the list price, all of them in the same proportion. */
function wanted(current: Precios, price: number, columna: ColumnaPrecio | undefined): Ajuste['precios'] {
  if (columna !== undefined) return { [columna]: price };
  const factor = current.precio_lista > 0 ? price / current.precio_lista : undefined;
  return Object.fromEntries(
    COLUMNAS_PRECIO.flatMap((column): [ColumnaPrecio, number][] =>
      column === 'precio_lista'
        ? [[column, price]]
        : factor === undefined || current[column] === 0
          ? []
          : [[column, roundListPrice(current[column] * factor)]],
    ),
  );
}

/** A price by hand, with reason, author and validity; it may begin on a day to come. */
export const setProductPrice = defineCommand({
  name: 'set-product-price',
  context: 'products',
  path: '/api/productos/actualizar-precio',
  access: { perfiles: ['Administrador'] },
  summary: 'Fija a mano un precio de la lista, con motivo y vencimiento',
  request: z.strictObject({
    idProducto: productKey,
    nuevoPrecio: z
      .number()
      .int('El precio va en pesos enteros')
      .min(1, 'El precio debe ser mayor que 0')
      .max(MOST_PRICE, 'El precio es demasiado alto'),
    /** Left out: the list price, and the other columns in the same proportion. */
    columna: z.enum(COLUMNAS_PRECIO).optional(),
    motivo: shortText.optional(),
    desde: instantText.optional(),
    vence: instantText.optional(),
    expectedVersion,
  }),
  aggregate: product,
  stream: (request) => request.idProducto,
  decide(state, request, { now, user, commandId }) {
    if (!state) return unknownProduct;
    if (request.motivo === undefined)
      return reject('FALTA_MOTIVO', TITLE, 'Un precio a mano lleva su motivo. Escríbelo y vuelve a intentarlo.');
    const asked = request.desde === undefined ? now : utc(request.desde);
    const desde = asked > now ? asked : now;
    const vence = request.vence === undefined ? null : utc(request.vence);
    if (vence !== null && vence <= desde)
      return reject('VENCE_ANTES', TITLE, 'El precio vence antes de empezar a regir. Elige una fecha posterior.');
    const current = pricesAt(state.base, state.ajustes, desde);
    const precios = wanted(current, request.nuevoPrecio, request.columna);
    const changes = Object.entries(precios).some(([column, price]) => current[column as ColumnaPrecio] !== price);
    if (!changes && vence === null) return [];
    const { motivo } = request;
    const ajustes = withAdjustment(state.ajustes, { id: commandId, precios, desde, vence, motivo, autor: user.nombre });
    return repriced(state, { ajustes }, { origen: 'Precio manual', motivo }, now);
  },
  answer: ({ state, events }) => ({
    mensaje: `El precio de ${state!.part_number} fue cambiado${toldUnderCost(events)}`,
  }),
});
