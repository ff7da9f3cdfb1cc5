import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { createQuotation } from '@power/domain/quotations/create-quotation';
import type { NewQuotationFacts } from '@power/domain/quotations/new-quotation';
import { draftKey } from '@power/domain/quotations/views/draft';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { dropDraft } from '@power/infra/platform/drafts/drafts';
import { buyerFor, sellerFor } from '../kernel/buyer.ts';
import { claimRepair, repairFor, repairSeller } from '../kernel/repair.ts';
import { frozenRates } from '../kernel/frozen-rates.ts';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { unknownTerms } from '../kernel/payment-terms.ts';
import { quotedClient } from '../kernel/quoted-client.ts';
import { quotableProducts } from '../kernel/quotable-products.ts';
import { usedConditions } from '../kernel/service-conditions.ts';
import { warehouseFor } from '../kernel/usual-warehouse.ts';

const TITLE = 'La cotización no se guardó';

export default provideFacts(
  createQuotation,
  async ({ cotizacion }, services): Promise<NewQuotationFacts | Rejection> => {
    const buyer = await buyerFor(services, cotizacion.cliente, TITLE);
    if (isRejection(buyer)) return buyer;
    const productos = await quotableProducts(
      services,
      cotizacion.productos_cotizacion.map((line) => line.producto),
    );
    if (isRejection(productos)) return productos;
    const unknown = await unknownTerms(services, TITLE, cotizacion, buyer);
    if (unknown) return unknown;
    const reparacion = await repairFor(services, cotizacion.rma);
    if (reparacion && isRejection(reparacion)) return reparacion;
    const ejecutivo =
      (reparacion && cotizacion.ejecutivo === undefined && (await repairSeller(services, reparacion.caso))) ||
      (await sellerFor(services, cotizacion.ejecutivo, buyer.ejecutivo, TITLE));
    if (isRejection(ejecutivo)) return ejecutivo;
    const tasas = await frozenRates(services, cotizacion.moneda, TITLE);
    if (isRejection(tasas)) return tasas;
    const bodega_entrega = await warehouseFor(services, cotizacion.bodega_entrega, TITLE);
    if (isRejection(bodega_entrega)) return bodega_entrega;
    const condiciones = await usedConditions(services, cotizacion.condiciones ?? [], TITLE);
    if (isRejection(condiciones)) return condiciones;
    return {
      number: UNNUMBERED,
      cliente: quotedClient(buyer),
      condicion_cliente: buyer.condicion_pago,
      ejecutivo,
      bodega_entrega,
      productos,
      ...tasas,
      condiciones,
      reparacion,
    };
  },
  {
    numbered: numberedBy('cotizacion'),
    before: (_request, services, { number, reparacion }) => claimRepair(services, reparacion?.caso, number, TITLE),
    // What was typed is saved now; processes and the demo type nothing.
    async finish(_reply, _request, { db, user, origin }) {
      if (origin) await dropDraft(db, user._id, draftKey(undefined));
      return {};
    },
  },
);
