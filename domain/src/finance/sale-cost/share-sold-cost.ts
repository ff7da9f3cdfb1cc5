import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { systemOnly } from '../../kernel/system-only.ts';
import { allocated } from '../../purchasing/landed/allocation.shared.ts';
import { type RepartoVendido, SoldCostShared } from './events.ts';
import { soldCost } from './sale-cost.ts';
import type { SoldUnits } from './sold-units.shared.ts';

/** A move of a landed cost for one product; null: it says nothing of units that had left. */
export interface SharedFacts {
  readonly movimiento: Pick<RepartoVendido, 'costeo' | 'documento' | 'producto' | 'fecha' | 'ajuste_costo'> | null;
  /** For what its units had left by then. */
  readonly salidas: readonly SoldUnits[];
}

export const sharedId = (costeo: number, evento: number, producto: string): string => `${costeo}-${evento}-${producto}`;

/** Issued by the process that follows landed costs, once for each of their moves and products. */
export const shareSoldCost = defineCommand({
  name: 'share-sold-cost',
  context: 'finance',
  path: '/precio_entrega/modificar',
  accion: 'repartirvendido',
  access: { perfiles: ['Administrador'] },
  summary: 'Reparte lo que costaron las unidades ya vendidas de un precio de entrega; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('repartirvendido'),
    costeo: z.number().int().positive(),
    /** Place of the move in the stream of its landed cost. */
    evento: z.number().int().nonnegative(),
    producto: z.string().min(1).max(60),
  }),
  aggregate: soldCost,
  needsFacts: true,
  stream: ({ costeo, evento, producto }) => sharedId(costeo, evento, producto),
  when: (_state, user) =>
    systemOnly(user, 'El ajuste no se repartió', 'El sistema reparte por sí mismo el ajuste de lo vendido.'),
  decide(state, { costeo, evento, producto }, { facts: { movimiento, salidas } }: DecideContext<SharedFacts>) {
    if (state || !movimiento || movimiento.ajuste_costo === 0) return [];
    const units = salidas.length > 0 ? salidas : [{ pedido: null, cantidad: 0 }];
    const pesos = allocated(
      movimiento.ajuste_costo,
      units.map(({ cantidad }) => cantidad || 1),
    )!;
    return [
      SoldCostShared({
        _id: sharedId(costeo, evento, producto),
        ...movimiento,
        partes: units.map((one, n) => ({ ...one, ajuste_costo: pesos[n]! })),
      }),
    ];
  },
  answer: () => ({ mensaje: 'El ajuste de lo vendido está repartido' }),
});
