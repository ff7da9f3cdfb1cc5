import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { orderLineRow } from '../../orders/views/order-line-row.ts';
import { ORDER_LIST, orderScope } from '../../orders/views/order-row.ts';
import { PICKERS } from '../../picking/access.shared.ts';
import { MAX_TOUR } from '../../picking/tour.shared.ts';
import { levelMaster } from './level-row.ts';
import { placeMaster } from './place-row.ts';
import { placeStockRow } from './place-stock-row.ts';
import { preferredPlaceRow } from './preferred-place-row.ts';
import { rackMaster } from './rack-row.ts';
import { commitmentRow, stockRow } from './stock-row.ts';

const place = z.object({ producto: z.string(), ubicacion: z.string(), cantidad: z.number().int() });

/** What says where goods stand and how their places are walked. */
export const WALKED_PLACES = [
  orderLineRow.projection,
  commitmentRow.projection,
  placeStockRow.projection,
  preferredPlaceRow.projection,
  placeMaster.row.projection,
  levelMaster.row.projection,
  rackMaster.row.projection,
];

/** Where each product of an order, or of several, is fetched, in the order in which the places are walked. */
export const pickingPlaces = defineQuery({
  context: 'inventory',
  name: 'picking-places',
  path: '/productos/listar',
  accion: 'ubicacionespicking',
  access: { perfiles: PICKERS },
  scope: orderScope,
  topic: stockRow.topic!,
  reads: [ORDER_LIST, ...WALKED_PLACES],
  summary: 'Dónde se retira cada producto de un pedido, en orden de recorrido',
  request: z.strictObject({
    accion: z.literal('ubicacionespicking'),
    pedidos: z.array(z.number().int().positive()).min(1).max(MAX_TOUR),
  }),
  reply: z.object({
    lugares: z.array(place),
    /** Where else each product stands, the better places first: for what is not at the first. */
    otros: z.array(place),
  }),
});
