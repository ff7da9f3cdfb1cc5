import { editQuotation } from '@power/domain/quotations/edit-quotation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { quotableProducts } from '../kernel/quotable-products.ts';

export default provideFacts(editQuotation, ({ cotizacion }, services) =>
  quotableProducts(
    services,
    cotizacion.productos_cotizacion.map((line) => line.producto),
  ),
);
