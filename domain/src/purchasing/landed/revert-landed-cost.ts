import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { reversalOf } from './effect.shared.ts';
import { LandedCostReverted } from './events.ts';
import { complementsStand, COST_READERS, costeoId, forLandedCost } from './guards.ts';
import { costTitle } from './cost-title.shared.ts';
import { landedCost, refOf } from './landed-cost.ts';
import type { PostFacts } from './post-landed-cost.ts';
import { postedEffect } from './settlement/settlement.shared.ts';

const TITLE = 'El precio de entrega no se revirtió';

/** *Revertir*: what of it is in the stock moves back by another event, and its receptions may be costed again. */
export const revertLandedCost = defineCommand({
  name: 'revert-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'revertir',
  access: { perfiles: COST_READERS },
  summary: 'Revierte un precio de entrega contabilizado',
  request: z.strictObject({
    accion: z.literal('revertir'),
    id: costeoId,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(2000).default(''),
    expectedVersion,
  }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  completedBy: 'purchasing/landed-cost-prices',
  when: (state, user) => forLandedCost(TITLE, 'Contabilizado')(state, user) ?? complementsStand(TITLE, state!),
  decide(state, { motivo }, { user, facts }: DecideContext<PostFacts>) {
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo');
    const s = state!;
    const aplicado = s.aplicado.map((one) => {
      const { done, at } = postedEffect(s, one);
      return reversalOf(done, at, facts.productos[one.producto_id]!);
    });
    return [
      LandedCostReverted({ costeo: refOf(s), revertido_por: personOf(user), motivo, aplicado, recalculado: true }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El ${costTitle(state!.number)} fue revertido` }),
});
