import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../../kernel/command.ts';
import { systemOnly } from '../../../kernel/system-only.ts';
import { LandedCostReversalCorrected } from '../events.ts';
import { costeoId } from '../guards.ts';
import { costTitle } from '../cost-title.shared.ts';
import { landedCost, refOf } from '../landed-cost.ts';
import { correctionOf, type ReplayedProduct } from './correction.shared.ts';

/** Products of a replayed reversal by id; none where it was decided by the stock of its moment. */
export interface CorrectionFacts {
  readonly productos: Readonly<Record<string, ReplayedProduct>>;
}

/**
 * Issued once for each reversal that replayed its posting. A cost that is not reverted, whose reversal was right or that is
 * corrected already writes nothing, so that it may be repeated and asked for by two projectors at once.
 */
export const correctReversal = defineCommand({
  name: 'correct-landed-cost-reversal',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'corregirreversa',
  access: { perfiles: ['Administrador'] },
  summary: 'Corrige la reversa de un precio de entrega que repitió lo contabilizado; lo pide el sistema',
  request: z.strictObject({ accion: z.literal('corregirreversa'), id: costeoId }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  when: (_state, user) =>
    systemOnly(user, 'La reversa no se corrigió', 'El sistema corrige por sí mismo las reversas antiguas.'),
  decide(state, _request, { facts }: DecideContext<CorrectionFacts>) {
    if (state?.estado !== 'Revertido' || state.reversa_recalculada || state.corregida !== null) return [];
    const aplicado = state.aplicado.flatMap((posted) => {
      const product = facts.productos[posted.producto_id];
      const correction = product && correctionOf(posted, state.contabilizado!, product);
      return correction ? [correction] : [];
    });
    return aplicado.length > 0 ? [LandedCostReversalCorrected({ costeo: refOf(state), aplicado })] : [];
  },
  answer: ({ state }, { id }) => ({
    mensaje: `La reversa del ${costTitle(state?.number ?? id)} está en orden`,
  }),
});
