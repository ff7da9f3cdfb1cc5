import { alreadyCaptured } from '@power/domain/invoice/guards';
import { importInvoice, supplierNumber, supplierNumberOf } from '@power/domain/invoice/import-invoice';
import type { InvoiceCapturada } from '@power/domain/invoice/parts';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from '../kernel/claim.ts';

/** Takes the supplier's number for an invoice; refused while another that stands has it, which the refusal names. */
export function claimNumber(
  invoice: Pick<InvoiceCapturada, 'proveedor' | 'factura'>,
  services: CommandServices,
  dueno: string,
): Promise<Rejection | undefined> {
  const valor = supplierNumberOf(invoice);
  return takeClaim(services, supplierNumber, {
    valor,
    dueno,
    taken: (first) => alreadyCaptured(invoice, first),
    binds: async (other) => {
      const { state } = await services.load(importInvoice, other);
      if (state?.estado === 'Anulada') return 'never';
      return state !== undefined && supplierNumberOf(state) === valor;
    },
  });
}
