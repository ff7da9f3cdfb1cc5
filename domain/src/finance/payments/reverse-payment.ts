import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion, oneLine } from '../../kernel/text.ts';
import { PaymentReversed } from '../../streams/settlement/events.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { returnedOf, underWayOf } from '../../streams/settlement/refunds.ts';
import { bankedOf, settlement } from '../../streams/settlement/settlement.ts';

const TITLE = 'El pago no se reversó';

/** *Reversar pago*: it was a mistake, or did not come through; its document is owed again. */
export const reversePayment = defineCommand({
  name: 'reverse-payment',
  context: 'finance',
  path: '/pagos/modificar',
  accion: 'reversar',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Reversa un pago registrado',
  request: z.strictObject({
    accion: z.literal('reversar'),
    documento: z.string().regex(/^[cp]\d{1,15}$/, 'Elige el pago de la lista'),
    pago: z.number().int().positive(),
    motivo: oneLine(200).min(3, 'Ingresa el motivo'),
    expectedVersion,
  }),
  aggregate: settlement,
  stream: ({ documento }) => documento,
  decide(state, { pago, motivo }, { user }) {
    const found = state?.pagos.find((one) => one.pago === pago);
    if (!state || !found) return reject('PAGO_NO_EXISTE', TITLE, 'El pago no existe. Actualiza la lista.');
    if (found.reversado) return reject('ESTADO_NO_PERMITE', TITLE, 'El pago ya está reversado.');
    const remainder = bankedOf(state) - found.monto + (state.por_devolver?.tarjeta ?? 0);
    if (returnedOf(state) + underWayOf(state) > remainder)
      return reject(
        'PAGO_DEVUELTO',
        TITLE,
        'El dinero de este pago ya se devolvió al cliente o pagó otra factura. Si el pago no se cobró, acuerda con el cliente cómo recuperarlo.',
      );
    return [
      PaymentReversed({
        documento: state.documento,
        pago,
        monto: found.monto,
        motivo,
        ...(found.desde && { desde: found.desde }),
        reversado_por: personOf(user),
      }),
    ];
  },
  answer: () => ({ mensaje: 'El pago fue reversado' }),
});
