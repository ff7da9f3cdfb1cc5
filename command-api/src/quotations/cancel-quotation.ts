import { seenBy } from '@power/domain/inventory/hold';
import { stock } from '@power/domain/inventory/stock';
import type { Lacking } from '@power/domain/inventory/unmet/lacking.shared';
import { cancelQuotation } from '@power/domain/quotations/cancel-quotation';
import { saysNoStock } from '@power/domain/quotations/cancel-reasons.shared';
import { quotation } from '@power/domain/quotations/quotation';
import { type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';

/** Of a quotation's products, what all its lines together want beyond what its warehouse has for it. */
async function lackingOf(id: string | number, services: CommandServices): Promise<Lacking[]> {
  const { state: q } = await services.load(quotation, String(id));
  const wanted = new Map<string, Omit<Lacking, 'disponible'>>();
  for (const { producto, cantidad, servicio } of q?.productos_cotizacion ?? []) {
    const { _id, part_number, nombre } = producto;
    const solicitado = cantidad + (wanted.get(_id)?.solicitado ?? 0);
    if (!servicio) wanted.set(_id, { producto: { _id, part_number, nombre }, solicitado });
  }
  const found = [...wanted].map(async ([producto_id, asked]): Promise<Lacking> => {
    const { state } = await services.load(stock, producto_id);
    return { ...asked, disponible: Math.max(0, seenBy(state, q!.bodega_entrega, '').disponible) };
  });
  return (await Promise.all(found)).filter(({ solicitado, disponible }) => solicitado > disponible);
}

export default provideFacts(cancelQuotation, async ({ id, motivo }, services) => ({
  faltantes: saysNoStock(motivo) ? await lackingOf(id, services) : [],
}));
