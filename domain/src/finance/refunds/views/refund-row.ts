import { z } from 'zod';
import { count, day, instant, json, key, number, optionalKey, pesos, state, text } from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { refundLooks } from '../../../streams/settlement/looks.ts';
import { ESTADOS_DEVOLUCION } from '../../../streams/settlement/refund-terms.shared.ts';

/** A step of what is to be returned, or was: pesos in favour of the customer, or against. */
export const refundMovement = z.object({
  /** Day, `YYYY-MM-DD`. */
  fecha: z.string(),
  tipo: z.enum(['por_devolver', 'devuelto']),
  monto: z.number().int(),
  detalle: z.string(),
});

const optional = { nullable: true } as const;

/** An order of which more was paid than it is worth, with what of that was returned. */
export const refundRow = defineRow({
  projection: 'finance/refund-list',
  table: 'refund_list',
  topic: 'devoluciones_dinero',
  lookups: ['number'],
  walked: ['createdAt'],
  // Who may not deal with payments may not ask for their list; orders show what is theirs by themselves.
  scope: everyone,
  fields: {
    /** The document that it is kept under: `c10247`. */
    _id: key(),
    number: number('N° Pedido', { search: true }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    estado_devolucion: state('Estado', ESTADOS_DEVOLUCION, { looks: refundLooks }),
    causa_devolucion: text('Causa'),
    /** Pesos that nobody has returned or asked for yet. */
    saldo_devolver: pesos('Por devolver'),
    a_devolver: pesos('Total a devolver'),
    devuelto: pesos('Devuelto'),
    devuelto_webpay: pesos('Devuelto por Webpay', { internal: true }),
    /** Pesos of the refund whose outcome is not known. */
    en_curso: pesos('En curso'),
    /** Pesos that Webpay can still return of the card payment. */
    por_webpay: pesos('Por Webpay'),
    pagado_tarjeta: pesos('Pagado con tarjeta'),
    pagado_banco: pesos('Pagos registrados'),
    medio_devolucion: text('Devuelto por', optional),
    fecha_devolucion: day('Fecha de devolución', optional),
    referencia_devolucion: text('Referencia', { nullable: true, search: true }),
    devuelto_por: text('Registrado por', { nullable: true, person: true }),
    /** Why the last refund was not made, or is not known. */
    aviso: text('Aviso', optional),
    /** Number of the refund whose outcome is not known. */
    devolucion_abierta: optionalKey(),
    movimientos: json('Movimientos', z.array(refundMovement), { internal: true }),
    createdAt: instant('Desde'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type RefundRow = RowOf<typeof refundRow>;
