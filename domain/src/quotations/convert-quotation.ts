import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { personOf } from '../kernel/principal.ts';
import { QuotationConverted } from './events.ts';
import { cotizacionId, forQuotation, openQuotation, QUOTERS, visibleQuotation } from './guards.ts';
import { noType, type Quotation, quotation, refOf, waitingLines } from './quotation.ts';

const TITLE = 'La cotización no se convirtió en pedido';

/** Numbers of the order, ours and the ERP's. */
export interface ConvertFacts {
  readonly number: number;
  readonly codigo_sap: string;
  /** Why a new order for this customer, of these products and terms, would be refused; null when it would not. */
  readonly impedimento: Rejection | null;
}

/** The refusal of lines whose price nobody has let pass; undefined when there are none. */
function waiting(q: Quotation): Rejection | undefined {
  const pending = waitingLines(q);
  const names = pending.map((line) => line.producto.part_number).join(', ');
  return pending.length === 0
    ? undefined
    : reject('LINEAS_PENDIENTES', TITLE, `Faltan por validar: ${names}. Pide la validación o cambia esos precios.`, {
        lineas: pending.map((line) => line.linea),
      });
}

/**
 * Makes an order of it, once: the decision is the quotation's, its number is reserved for this quotation whoever asks, and
 * the order is written from it (*open-quoted-order*). Needs every line validated and a quotation that has not expired.
 */
export const convertQuotation = defineCommand({
  name: 'convert-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/convertirpedido',
  access: { perfiles: QUOTERS },
  summary: 'Convierte una cotización en pedido',
  request: z.strictObject({ accion: z.string().max(40).optional(), cotizacion: cotizacionId, expectedVersion }),
  reply: z.object({ pedido: z.number() }),
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => String(request.cotizacion),
  when(state, user) {
    const q = visibleQuotation(state, user);
    if (isRejection(q)) return q;
    if (q.estado === 'Convertida')
      return reject('YA_CONVERTIDA', TITLE, `La Cotización N° ${q.number} ya es el Pedido N° ${q.pedido}.`, {
        pedido: q.pedido,
      });
    return forQuotation(TITLE, (open) => noType(open, TITLE) ?? waiting(open))(state, user);
  },
  decide(state, _request, context: DecideContext<ConvertFacts>) {
    const q = openQuotation(state, context, TITLE);
    if (isRejection(q)) return q;
    const { number, codigo_sap, impedimento } = context.facts;
    if (impedimento !== null) return impedimento;
    return [
      QuotationConverted({
        cotizacion: refOf(q),
        estado: 'Convertida',
        pedido: number,
        codigo_sap,
        usuario: personOf(context.user),
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `La Cotización N° ${state!.number} es ahora el Pedido N° ${state!.pedido}`,
    pedido: state!.pedido!,
  }),
});
