import {
  type BankRow,
  bankRowOf,
  folioOf,
  invoiceOf,
  type OpenInvoice,
} from '@power/domain/finance/payments/bank-import.shared';
import { importBankPayment, knownPayments } from '@power/domain/finance/payments/import-bank-payment';
import type { Values } from '@power/domain/kernel/master-events';
import { isRejection } from '@power/domain/kernel/rejection';
import { standingTotal } from '@power/domain/streams/order/credit.shared';
import { order } from '@power/domain/streams/order/order';
import { paidOf, settlement } from '@power/domain/streams/settlement/settlement';
import { paidDocument } from '@power/domain/streams/settlement/terms.shared';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

const orderOf = (services: CommandServices, pedido: string) => services.load(order, pedido).then(({ state }) => state);
/** Invoices that the row may mean, looked up in the list; what is owed of each the log says. */
async function candidates(row: BankRow, services: CommandServices): Promise<OpenInvoice[]> {
  const folio = folioOf(row);
  if (row.factura !== '' && folio === undefined) return [];
  const query = readModels(services.db)
    .selectFrom('order_list')
    .select('number')
    .where('facturado', '=', true)
    .where('datos_wp', 'is', null);
  const invoice = await (
    folio === undefined ? query.where('legalcode', '=', row.legalcode) : query.where('folio', '=', folio)
  ).execute();
  const open = await Promise.all(
    invoice.map(async ({ number }): Promise<OpenInvoice[]> => {
      const state = await orderOf(services, String(number));
      if (!state?.factura) return [];
      const { state: paid } = await services.load(settlement, paidDocument('Cliente', number));
      return [
        {
          pedido: String(number),
          folio: state.factura.folio,
          legalcode: state.client.legalcode,
          saldo: standingTotal(state) - paidOf(paid),
          anulado: state.estatus === 'Anulado',
          pagos: knownPayments(paid),
        },
      ];
    }),
  );
  return open.flat();
}

export default provideFacts(importBankPayment, async ({ fila }, services) => {
  const row = bankRowOf(fila as Values);
  const invoice = invoiceOf(row, await candidates(row, services));
  return isRejection(invoice) ? invoice : { orden: await orderOf(services, invoice.pedido) };
});
