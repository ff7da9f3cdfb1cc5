import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { ORDER_LIST, orderRow } from '../../orders/views/order-row.ts';
import { stopRow } from '../../dispatches/views/stop-row.ts';
import { parcelRow } from '../../dispatches/views/parcel-row.ts';
import { orderLineRow } from '../../orders/views/order-line-row.ts';
import { orderSerialRow } from '../../orders/views/order-serial-row.ts';
import { productRow } from '../../products/views/product-row.ts';
import { WAREHOUSE } from '../access.ts';
import { serialExitRow } from '../serials/views/serial-exit-row.ts';
import { serialRow } from '../serials/views/serial-row.ts';
import { placeMaster } from './place-row.ts';
import { placeStockRow } from './place-stock-row.ts';
import { commitmentRow, stockRow } from './stock-row.ts';

/** Products of an answer: an order or a place rarely has as many. */
export const LOOKUP_MAX = 200;
/** Counts of an answer. */
export const COUNTS_MAX = 5;

const product = productRow.schema
  .pick({ _id: true, codigo: true, part_number: true, nombre: true, marca: true, serializable: true, bloqueado: true })
  .extend({
    /** What the order that was scanned asks for, or the package holds; null of any other scan. */
    pide: z.number().int().nullable(),
    disponible: z.number().int(),
    /** Units in pickers' totes: they stand at their place until delivery, and nobody finds them there. */
    en_picking: z.number().int(),
    ubicaciones: z.array(
      placeStockRow.schema
        .pick({ bodega: true, ubicacion: true, cantidad: true })
        .extend({ /** Of these, those that were taken from here. */ en_picking: z.number().int() }),
    ),
  });
export type ProductPlaces = z.infer<typeof product>;

/** What any code of the warehouse is, and where its goods stand (requirements §2 `stock`). */
export const stockLookup = defineQuery({
  context: 'inventory',
  name: 'stock-lookup',
  path: '/productos/listar',
  accion: 'consultastock',
  access: { perfiles: WAREHOUSE },
  scope: productRow.scope,
  topic: stockRow.topic!,
  reads: [
    productRow.projection,
    stockRow.projection,
    placeStockRow.projection,
    placeMaster.row.projection,
    orderSerialRow.projection,
    serialRow.projection,
    serialExitRow.projection,
    orderLineRow.projection,
    commitmentRow.projection,
    parcelRow.projection,
    stopRow.projection,
    'service/case-list',
    'inventory/count-list',
    ORDER_LIST,
  ],
  summary:
    'Dónde está lo que se escanea: código, número de parte, código de barras, serie, ubicación, pedido o embalaje',
  request: z.strictObject({ accion: z.literal('consultastock'), buscar: z.string().trim().min(1).max(100) }),
  reply: z.object({
    que: z.enum(['producto', 'ubicacion', 'serie', 'pedido', 'embalaje']),
    ubicacion: placeMaster.row.schema.pick({ codigo: true, tipo: true, capacidad: true, activo: true }).nullable(),
    /** Of a serial: the order that took it, or where it stands since when. */
    serie: orderSerialRow.schema
      .pick({ serie: true, fecha: true })
      .extend({
        number: orderSerialRow.schema.shape.number.nullable(),
        lugar: serialRow.schema.pick({ bodega: true, ubicacion: true }).nullable(),
      })
      .nullable(),
    /** Of a serial that no order took: how it left, where it went and who took it. */
    salida: serialExitRow.schema
      .pick({ serie: true, documento: true, destino: true, persona: true, fecha: true })
      .nullable(),
    /** Of a serial: the last case of service that moved it, and what it did with it. */
    rma: z.object({ number: z.number().int(), estado: z.string(), vida: z.string() }).nullable(),
    pedido: orderRow.schema.pick({ number: true, estatus: true, cliente_nombre: true }).nullable(),
    embalaje: parcelRow.schema
      .pick({ number: true, estado: true, tipo: true, pedido: true, cliente_nombre: true })
      .nullable(),
    /** Of an order or a package: the route that it is to be loaded on. */
    despacho: z.number().int().nullable(),
    /** Counts under way that cover what was scanned. */
    conteos: z.array(z.object({ number: z.number().int(), bodega: z.string(), alcance: z.string() })).max(COUNTS_MAX),
    productos: z.array(product).max(LOOKUP_MAX),
  }),
});
