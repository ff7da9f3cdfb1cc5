import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { LandedCostDrafted } from './events.ts';
import { COSTERS } from './guards.ts';
import { costTitle } from './cost-title.shared.ts';
import { landedCost } from './landed-cost.ts';
import { costoPedido } from './parts.ts';
import { completed, type ReceivedOrders } from './received.shared.ts';

const TITLE = 'El precio de entrega no se guardó';
export interface CreateCostFacts extends ReceivedOrders {
  readonly number: number;
}

/** *Precio de Entrega*: what received goods cost in the warehouse, estimated first or with the real bills (requirements §5). */
export const createLandedCost = defineCommand({
  name: 'create-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/crear',
  access: { perfiles: COSTERS },
  summary: 'Crea un precio de entrega de órdenes recibidas',
  request: z.strictObject({ costo: costoPedido, real: z.boolean().default(false) }),
  reply: z.object({ number: z.number().int() }),
  aggregate: landedCost,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<CreateCostFacts>) => facts.number,
  decide(_state, { costo, real }, { user, now, facts }: DecideContext<CreateCostFacts>) {
    const datos = completed(TITLE, costo, facts);
    if (isRejection(datos)) return datos;
    const { number } = facts;
    return [
      LandedCostDrafted({
        ...datos,
        _id: String(number),
        number,
        estado: real ? 'Calculado' : 'Estimado',
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `El ${costTitle(state!.number)} fue guardado`,
    number: state!.number,
  }),
});
