import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { RESULTADOS, rowInput } from '../../kernel/import-kind.ts';
import type { Values } from '../../kernel/master-events.ts';
import { defineClaim } from '../../kernel/claim.ts';
import { pesosText } from '../../kernel/money.ts';
import type { OrderState } from '../../streams/order/order.ts';
import { PAYMENT_KEEPERS } from '../../streams/settlement/guards.ts';
import { settlement, type SettlementState } from '../../streams/settlement/settlement.ts';
import { paidDocument } from '../../streams/settlement/terms.shared.ts';
import { alreadyPaid, bankImport, bankReference, bankRowOf, type KnownPayment } from './bank-import.shared.ts';
import { customerPayment } from './customer-payment.ts';

/** Written by versions for which a transfer paid one invoice alone; payments say now by themselves what they are of. */
export const bankOperation = defineClaim('bankoperation', 'BankOperationClaimed', 'Operación del banco asignada');

/** Payments of a document as rows of a bank are compared with them. */
export const knownPayments = (state: SettlementState): readonly KnownPayment[] => state?.pagos ?? [];

export interface BankPaymentFacts {
  /** The order whose invoice it pays. */
  readonly orden: OrderState;
}

/** A row of what a bank tells: the payment of one invoice of a customer. */
export const importBankPayment = defineCommand({
  name: 'import-bank-payment',
  context: 'finance',
  path: '/pagos/crear',
  accion: 'importar',
  access: { perfiles: PAYMENT_KEEPERS },
  summary: 'Registra el pago de un cliente con una fila del archivo del banco',
  request: z.strictObject({ accion: z.literal('importar'), fila: rowInput(bankImport) }),
  reply: z.object({ resultado: z.enum(RESULTADOS) }),
  aggregate: settlement,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<BankPaymentFacts>) => paidDocument('Cliente', facts.orden?.number ?? 0),
  decide(state, { fila }, { user, now, facts: { orden } }: DecideContext<BankPaymentFacts>) {
    const row = bankRowOf(fila as Values);
    const noOrder = 'El pedido de esa factura no existe: nada se registró.';
    const earlier = alreadyPaid(row, knownPayments(state));
    if (earlier !== false) return earlier === true ? [] : earlier;
    const { fecha, monto } = row;
    return customerPayment(
      state,
      orden,
      { fecha, monto, referencia: bankReference(row), a_favor: true },
      { user, now, gone: noOrder },
    );
  },
  answer: ({ state, events }) => ({
    mensaje:
      events.length === 0
        ? 'El pago ya estaba registrado'
        : `Pago de ${pesosText(state!.pagos.at(-1)!.monto)} registrado en el Pedido N° ${state!.documento.number}`,
    resultado: events.length === 0 ? ('sin_cambio' as const) : ('nuevo' as const),
  }),
});
