import { z } from 'zod';
import { changesOf } from '../../kernel/changes.ts';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { LandedCostChanged } from './events.ts';
import { COSTERS, costeoId, forLandedCost } from './guards.ts';
import { costTitle } from './cost-title.shared.ts';
import { landedCost, refOf } from './landed-cost.ts';
import { costoPedido, datosCosteo, type DatosCosteo } from './parts.ts';
import { completed, type ReceivedOrders } from './received.shared.ts';

const TITLE = 'El precio de entrega no se guardó';

/** Costs change until they are posted: an estimate by another one, or by what was billed. */
export const changeLandedCost = defineCommand({
  name: 'change-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  access: { perfiles: COSTERS },
  summary: 'Modifica un precio de entrega que no se ha contabilizado',
  request: z.strictObject({ id: costeoId, costo: costoPedido, real: z.boolean().default(false), expectedVersion }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: forLandedCost(TITLE, 'Estimado', 'Calculado'),
  decide(state, { costo, real }, { facts }: DecideContext<ReceivedOrders>) {
    const s = state!;
    const datos = completed(TITLE, costo, facts);
    if (isRejection(datos)) return datos;
    // What is real does not become an estimate again.
    const estado = real ? 'Calculado' : s.estado;
    const { antes, cambios } = changesOf<DatosCosteo>(datosCosteo.parse(s), datos) ?? { antes: {}, cambios: {} };
    if (estado === s.estado && Object.keys(cambios).length === 0) return [];
    return [LandedCostChanged({ costeo: refOf(s), estado, antes, cambios })];
  },
  answer: ({ state }) => ({ mensaje: `El ${costTitle(state!.number)} fue guardado` }),
});
