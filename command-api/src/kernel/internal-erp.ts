import { GUIA, NOTA_CREDITO } from '@power/domain/streams/order/billing.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import type { ErpPort } from './erp-port.ts';

/** Above any order number, so that people never take one for the other. */
const FIRST_ORDER_CODE = 5_000_000;

/** Internal numbering, for companies without an ERP: codes and folios are ours and no tax document is sent anywhere. */
export const internalErp = (services: CommandServices): ErpPort => ({
  nombre: 'Numeración interna (sin ERP)',
  registerOrder: (number) => Promise.resolve(String(FIRST_ORDER_CODE + number)),
  registerCustomer: (rutBody) => Promise.resolve(`C${rutBody}`),
  registerInvoice: (tipo_dte, pedido) => services.nextNumber(`folio-${tipo_dte}`, `pedido/${pedido}`),
  registerGuide: (pedido) => services.nextNumber(`folio-${GUIA}`, `pedido/${pedido}`),
  registerCreditNote: () => services.nextNumber(`folio-${NOTA_CREDITO}`),
  registerReceipt: async (entrada) => {
    const folio = await services.nextNumber('entrada_mercancia', `entrada/${entrada}`);
    return { doc_entry: folio, folio };
  },
});
