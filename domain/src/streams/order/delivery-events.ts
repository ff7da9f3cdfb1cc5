import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persons } from '../../kernel/personal.ts';
import { lineaEntregada } from './delivery-parts.shared.ts';
import { estatusPedido, movimientoPedido, quienRecibe, refPedido } from './parts.ts';

const change = { pedido: refPedido, estatus: estatusPedido };

/** The customer took a part at the door: the rest waits for dispatch again, from `fecha` on. */
export const OrderPartDelivered = defineEvent('OrderPartDelivered', {
  label: 'Entregado en parte',
  data: z.object({
    ...change,
    /** `<route>-<stop>`. */
    entrega: z.string(),
    despacho: z.number().int(),
    recibe: quienRecibe,
    motivo: z.string(),
    fecha: z.string(),
    lineas: z.array(lineaEntregada).min(1),
    embalajes: z.array(z.number().int().positive()),
    /** Goods that leave the stock now. */
    movimientos: z.array(movimientoPedido),
    /** Pesos that were to be collected for this part. */
    cobrado: z.number().int().nonnegative(),
  }),
  personal: [
    persons(
      'recibe',
      ['nombre', 'rut'],
      ({ pedido }: { pedido: z.infer<typeof refPedido> }) => `pedido-${pedido.number}`,
    ),
  ],
});

/** The customer keeps what it has, and the rest is not delivered: its goods are free, and a credit note is due. */
export const OrderRestCancelled = defineEvent('OrderRestCancelled', {
  label: 'Resto anulado',
  data: z.object({
    ...change,
    motivo: z.string(),
    requiere_nota_credito: z.boolean(),
    lineas: z.array(z.object({ linea: z.number().int().positive(), cantidad: z.number().int().positive() })),
    movimientos: z.array(movimientoPedido),
    /** Serials that are the order's no more. */
    series: z.array(z.string()),
    /** The same by unit: `<product>-<serial>`. */
    unidades: z.array(z.string()),
  }),
});
