import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { orderLineRow } from '../../orders/views/order-line-row.ts';
import { ORDER_LIST, orderScope } from '../../orders/views/order-row.ts';
import { orderSerialRow } from '../../orders/views/order-serial-row.ts';
import { PACKERS } from '../parcels/guards.ts';
import { parcelRow, shownParcelRow } from './parcel-row.ts';

const list = {
  kit: 'document',
  context: 'dispatches',
  path: '/embalajes/listar',
  access: { perfiles: PACKERS },
} as const;

/** *Embalajes*. */
export const parcelGrid = defineGridQuery(shownParcelRow, {
  ...list,
  name: 'parcel-grid',
  summary: 'Grilla de embalajes',
});

export const parcelExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'parcel-export',
  reads: [parcelRow.projection],
  scope: parcelRow.scope,
  summary: 'Exporta a Excel los embalajes filtrados',
});

/** What of an order goes into packages, and how much of it lies in one. */
export const parcelGoods = defineQuery({
  ...list,
  name: 'parcel-goods',
  accion: 'porembalar',
  reads: [ORDER_LIST, orderLineRow.projection, orderSerialRow.projection, parcelRow.projection],
  scope: orderScope,
  topic: parcelRow.topic!,
  summary: 'Lo que un pedido tiene por embalar, y sus embalajes',
  request: z.strictObject({ accion: z.literal('porembalar'), pedido: z.number().int().positive() }),
  reply: z.object({
    pedido: z.object({ number: z.number().int(), estatus: z.string(), cliente_nombre: z.string() }),
    /** Why nothing is packed of it now; null when it is. */
    motivo: z.string().nullable(),
    productos: z.array(
      z.object({
        producto: z.string(),
        part_number: z.string(),
        nombre: z.string(),
        cantidad: z.number().int(),
        embalado: z.number().int(),
        /** Those that its picking scanned. */
        series: z.array(z.string()),
      }),
    ),
    embalajes: z.array(parcelRow.schema.pick({ number: true, estado: true, tipo: true, unidades: true })),
  }),
});
