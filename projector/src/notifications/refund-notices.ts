import type { EventContext } from '@power/domain/kernel/event';
import { pesosText } from '@power/domain/kernel/money';
import { sentence } from '@power/domain/kernel/text';
import {
  RefundApplicationReversed,
  RefundDue,
  RefundPaid,
  RefundRefused,
  RefundTransferred,
  RefundUnanswered,
} from '@power/domain/streams/settlement/refund-events';
import { defineProcess, type ProcessTools, react } from '@power/infra/platform/projection/process';
import { type Notice, NOTICES, tellPeople } from './notices.shared.ts';

interface Refund {
  readonly documento: { readonly number: number; readonly nombre: string };
  readonly monto: number;
}
const LIST = 'facturas-impagas/devoluciones';

/** Tells who can return money. */
const tellKeepers = (notice: Notice, c: EventContext, tools: ProcessTools): Promise<void> =>
  tellPeople([], LIST, { ...notice, perfiles: ['Administrador', 'Finanzas'] }, c, tools);

const tellReturn = ({ documento: { number, nombre }, monto }: Refund, c: EventContext, tools: ProcessTools) =>
  tellKeepers(
    {
      tipo: 'dinero_devuelto',
      titulo: `Dinero devuelto del pedido N° ${number}`,
      comentario: `Se devolvieron ${pesosText(monto)} a ${nombre}.`,
    },
    c,
    tools,
  );

/** Who can return money hears of each amount to return and of each refund that was not made; the order's seller of the amount. */
export default defineProcess(
  'notifications/refund-notices',
  'Avisos de dinero por devolver',
  [
    react(RefundDue, async ({ documento: { number, nombre }, monto, antes, causa, ejecutivo }, c, tools) => {
      if (monto <= antes) return;
      const notice: Notice = {
        tipo: 'pago_por_devolver',
        titulo: `Dinero por devolver del pedido N° ${number}`,
        comentario: `Hay que devolver ${pesosText(monto - antes)} a ${nombre}. Causa: ${causa.toLowerCase()}.`,
      };
      await tellKeepers(notice, c, tools);
      await tellPeople([ejecutivo], `pedidos-globales?pedido=${number}`, notice, c, tools);
    }),
    react(RefundPaid, tellReturn),
    react(RefundTransferred, tellReturn),
    react(RefundRefused, ({ documento: { number }, motivo }, c, tools) =>
      tellKeepers(
        {
          tipo: 'devolucion_no_realizada',
          titulo: `La devolución del pedido N° ${number} no se hizo`,
          comentario: `${motivo} El dinero sigue por devolver.`,
        },
        c,
        tools,
      ),
    ),
    react(RefundApplicationReversed, ({ documento: { number }, monto, motivo }, c, tools) =>
      tellKeepers(
        {
          tipo: 'devolucion_no_realizada',
          titulo: `El saldo a favor del pedido N° ${number} volvió`,
          comentario: `${sentence(motivo)} Quedan otra vez a favor del cliente ${pesosText(monto)}.`,
        },
        c,
        tools,
      ),
    ),
    react(RefundUnanswered, ({ documento: { number }, monto, motivo }, c, tools) =>
      tellKeepers(
        {
          tipo: 'devolucion_por_confirmar',
          titulo: `Devolución por confirmar del pedido N° ${number}`,
          comentario: `${motivo} Son ${pesosText(monto)}: no los devuelvas de otra forma hasta saberlo.`,
        },
        c,
        tools,
      ),
    ),
  ],
  NOTICES,
);
