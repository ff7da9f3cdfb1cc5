import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../../kernel/command.ts';
import { systemOnly } from '../../../kernel/system-only.ts';
import type { CostedProduct } from '../effect.shared.ts';
import { LandedCostSettled } from '../events.ts';
import { costeoId } from '../guards.ts';
import { costTitle } from '../cost-title.shared.ts';
import { landedCost, refOf } from '../landed-cost.ts';
import { effectsOf } from '../moves.ts';
import { type MovimientoCosteo, movimientoCosteo } from '../parts.ts';
import { settlementOf } from './settlement.shared.ts';

/** Products by id, each as its average found it when the move reached it. */
export interface SettlementFacts {
  readonly productos: Readonly<Record<string, CostedProduct>>;
}

const same = (a: MovimientoCosteo, b: MovimientoCosteo): boolean =>
  a.complemento === b.complemento && a.inverso === b.inverso && a.correccion === b.correccion;

/**
 * Issued once the averages have followed a move: a sale that came in between took its goods at the average of before, and
 * its part is told. Writes nothing where nothing left, and once for each move.
 */
export const settleLandedCost = defineCommand({
  name: 'settle-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'liquidar',
  access: { perfiles: ['Administrador'] },
  summary: 'Informa lo que salió mientras el PMP seguía a un precio de entrega; lo pide el sistema',
  request: z.strictObject({ accion: z.literal('liquidar'), id: costeoId, ...movimientoCosteo.shape }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: (_state, user) =>
    systemOnly(user, 'No se liquidó', 'El sistema informa por sí mismo lo que salió mientras tanto.'),
  decide(state, { accion: _, id: __, ...move }, { facts }: DecideContext<SettlementFacts>) {
    const effects = effectsOf(state, move);
    // A reversal that replayed its posting says nothing of its moment: what corrects it tells all.
    const replayed = move.inverso && !move.correccion && move.complemento === undefined && !state?.reversa_recalculada;
    if (!state || !effects || replayed || state.liquidaciones.some((one) => same(one, move))) return [];
    const aplicado = effects.aplicado.flatMap((done) => {
      const product = facts.productos[done.producto_id];
      const settlement = product && settlementOf(done, effects.at, product);
      return settlement ? [settlement] : [];
    });
    return aplicado.length > 0 ? [LandedCostSettled({ costeo: refOf(state), ...move, aplicado })] : [];
  },
  answer: ({ state }, { id }) => ({ mensaje: `Lo que salió del ${costTitle(state?.number ?? id)} está informado` }),
});
