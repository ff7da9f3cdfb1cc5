import { aggregates } from '@power/domain/aggregates';
import type { landedCostCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { type Aggregate, streamOf } from '@power/domain/kernel/aggregate';
import { isRejection } from '@power/domain/kernel/rejection';
import { complemented } from '@power/domain/purchasing/landed/complement/complemented.shared';
import { complementPreview } from '@power/domain/purchasing/landed/views/complement-preview';
import { stateOf } from '@power/infra/platform/history/replay';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { foreseenBy } from './foreseen-effects.shared.ts';

type LandedCostState = (typeof landedCostCalls)['rules']['aggregate']['initial'];
const landedCost = aggregates.get('landedcost') as Aggregate<LandedCostState>;

const nothing = (problema: string) => ({ ok: true as const, problema, sumas: null, lineas: [] });

export default handleQuery(complementPreview, async ({ id, complemento }, { rows, log, now }) => {
  const cost = stateOf(landedCost, await log.read(streamOf(landedCost, id)), eventCatalogue);
  if (cost?.estado !== 'Contabilizado')
    return nothing('El precio de entrega no está contabilizado: los complementos son de los contabilizados.');
  const { product, foreseen } = await foreseenBy(
    rows,
    cost.lineas.map(({ producto_id }) => producto_id),
    now,
  );
  const productos = Object.fromEntries(cost.lineas.map(({ producto_id }) => [producto_id, product(producto_id)]));
  const missing = cost.lineas.find(({ producto_id }) => !productos[producto_id]);
  if (missing) return nothing(`${missing.part_number} todavía no está en la lista de productos. Espera un momento.`);
  const found = complemented('', cost, complemento, productos as Parameters<typeof complemented>[3]);
  if (isRejection(found)) return nothing(found.mensaje);
  const { aplicado, ...sumas } = found;
  return {
    ok: true as const,
    problema: null,
    sumas,
    lineas: aplicado.map((effect) => ({
      linea: effect.linea,
      part_number: effect.part_number,
      nombre: cost.lineas.find(({ linea }) => linea === effect.linea)!.nombre,
      cantidad: effect.cantidad,
      en_stock: effect.en_stock,
      pesos: effect.pesos,
      ...foreseen(effect.producto_id, effect),
    })),
  };
});
