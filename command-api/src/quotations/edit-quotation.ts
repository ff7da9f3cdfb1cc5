import { isRejection } from '@power/domain/kernel/rejection';
import { editQuotation } from '@power/domain/quotations/edit-quotation';
import { quotation } from '@power/domain/quotations/quotation';
import { draftKey } from '@power/domain/quotations/views/draft';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { dropDraft } from '@power/infra/platform/drafts/drafts';
import { frozenRates } from '../kernel/frozen-rates.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { quotableProducts } from '../kernel/quotable-products.ts';
import { usedConditions } from '../kernel/service-conditions.ts';

const TITLE = 'La cotización no se guardó';

export default provideFacts(
  editQuotation,
  async ({ cotizacion }, services) => {
    const { state } = await services.load(quotation, String(cotizacion._id));
    // Lines that stay, with no more units, are as they were priced: of 300 of them nothing has to be looked up.
    const kept = new Map(state?.productos_cotizacion.map((line) => [line.linea, line]));
    const currency = cotizacion.moneda ?? state?.moneda;
    const anew = currency !== state?.moneda;
    const others = cotizacion.productos_cotizacion.filter(({ linea, producto, cantidad }) => {
      const line = kept.get(linea ?? 0);
      return line?.producto._id !== producto || cantidad > line.cantidad;
    });
    // Another currency prices every line anew, those that go included.
    const repriced = anew ? (state?.productos_cotizacion ?? []).map(({ producto }) => producto._id) : [];
    const productos = await quotableProducts(services, [...others.map(({ producto }) => producto), ...repriced]);
    if (isRejection(productos)) return productos;
    const tasas = anew && currency ? await frozenRates(services, currency, TITLE) : undefined;
    if (isRejection(tasas)) return tasas;
    const unknown = await unknownTerms(services, TITLE, cotizacion, state);
    if (unknown) return unknown;
    const condiciones = await usedConditions(services, cotizacion.condiciones ?? [], TITLE);
    return isRejection(condiciones) ? condiciones : { productos, condiciones, tasas };
  },
  {
    // What was typed is saved now; processes and the demo type nothing.
    async finish(_reply, { cotizacion }, { db, user, origin }) {
      if (origin) await dropDraft(db, user._id, draftKey(cotizacion._id));
      return {};
    },
  },
);
