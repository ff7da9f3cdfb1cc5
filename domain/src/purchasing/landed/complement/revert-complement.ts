import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../../kernel/command.ts';
import { personOf } from '../../../kernel/principal.ts';
import { reject } from '../../../kernel/rejection.ts';
import { expectedVersion } from '../../../kernel/text.ts';
import { impossible } from '../effect.shared.ts';
import { LandedCostComplementReverted } from '../events.ts';
import { COST_READERS, costeoId, forComplement } from '../guards.ts';
import { costTitle } from '../cost-title.shared.ts';
import { landedCost, refOf } from '../landed-cost.ts';
import type { PostFacts } from '../post-landed-cost.ts';
import { revertedEffect, standing } from './complement.shared.ts';
import { beyondCost } from './complemented.shared.ts';

const TITLE = 'El complemento no se revirtió';

/** *Revertir complemento*: what is in the stock of it moves back by another event; both stay to be read. */
export const revertComplement = defineCommand({
  name: 'revert-landed-cost-complement',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'revertircomplemento',
  access: { perfiles: COST_READERS },
  summary: 'Revierte un complemento de un precio de entrega',
  request: z.strictObject({
    accion: z.literal('revertircomplemento'),
    id: costeoId,
    complemento: z.number('Elige el complemento').int().positive(),
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
    expectedVersion,
  }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  completedBy: 'purchasing/landed-cost-prices',
  when: (state, user) =>
    forComplement(TITLE)(state, user) ??
    (standing(state!).length === 0
      ? reject('SIN_COMPLEMENTOS', TITLE, `El ${costTitle(state!.number)} no tiene complementos vigentes.`)
      : undefined),
  decide(state, { complemento, motivo }, { user, facts }: DecideContext<PostFacts>) {
    const s = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo', { campo: 'motivo' });
    const found = s.complementos.find((one) => one.complemento === complemento);
    if (found?.estado !== 'Vigente')
      return reject(
        'COMPLEMENTO_NO_VIGENTE',
        TITLE,
        `El complemento N° ${complemento} del ${costTitle(s.number)} ${found ? 'ya fue revertido' : 'no existe'}. Elige uno vigente.`,
        { campo: 'complemento' },
      );
    const aplicado = found.aplicado.map((done) => revertedEffect(done, found, facts.productos[done.producto_id]!));
    const odd = beyondCost(TITLE, s, aplicado, 'Revierte antes las rebajas.') ?? impossible(TITLE, aplicado);
    if (odd) return odd;
    return [
      LandedCostComplementReverted({
        costeo: refOf(s),
        complemento,
        revertido_por: personOf(user),
        motivo,
        aplicado,
      }),
    ];
  },
  answer: ({ state }, { complemento }) => ({
    mensaje: `El complemento N° ${complemento} del ${costTitle(state!.number)} fue revertido`,
  }),
});
