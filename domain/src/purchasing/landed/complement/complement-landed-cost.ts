import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../../kernel/command.ts';
import { personOf } from '../../../kernel/principal.ts';
import { isRejection, reject } from '../../../kernel/rejection.ts';
import { expectedVersion } from '../../../kernel/text.ts';
import { LandedCostComplemented } from '../events.ts';
import { COSTERS, costeoId, forComplement } from '../guards.ts';
import { costTitle } from '../cost-title.shared.ts';
import { landedCost, refOf } from '../landed-cost.ts';
import type { PostFacts } from '../post-landed-cost.ts';
import { underCostNews, underCostOf } from '../under-cost.shared.ts';
import { complemented } from './complemented.shared.ts';
import { complementoPedido } from './parts.ts';

const TITLE = 'El complemento no se agregó';
/** Of one landed cost: whoever has more costed it before it was known. */
const MAX_COMPLEMENTOS = 50;

/** *Agregar complemento*: a bill that came late corrects what is still in stock, and names what it makes of goods that were sold. */
export const complementLandedCost = defineCommand({
  name: 'complement-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'complementar',
  access: { perfiles: COSTERS },
  summary: 'Agrega un costo tardío a un precio de entrega contabilizado',
  request: z.strictObject({
    accion: z.literal('complementar'),
    id: costeoId,
    complemento: complementoPedido,
    // Blank is a business refusal with its own text, not a malformed request.
    motivo: z.string().trim().max(1000, 'A lo más 1000 caracteres').default(''),
    expectedVersion,
  }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  completedBy: 'purchasing/landed-cost-prices',
  when: forComplement(TITLE),
  decide(state, { complemento, motivo }, { user, facts }: DecideContext<PostFacts>) {
    const s = state!;
    if (motivo === '') return reject('MOTIVO_OBLIGATORIO', TITLE, 'Ingresa el motivo', { campo: 'motivo' });
    if (s.complementos.length >= MAX_COMPLEMENTOS)
      return reject(
        'DEMASIADOS_COMPLEMENTOS',
        TITLE,
        `El ${costTitle(s.number)} ya tiene ${MAX_COMPLEMENTOS} complementos. Reviértelos junto con el precio de entrega y créalo de nuevo con todos sus costos.`,
      );
    const found = complemented(TITLE, s, complemento, facts.productos);
    if (isRejection(found)) return found;
    return [
      LandedCostComplemented({
        ...complemento,
        costeo: refOf(s),
        complemento: s.complementos.length + 1,
        motivo,
        ...found,
        agregado_por: personOf(user),
        ...underCostOf(found.aplicado, facts.fijos),
      }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `El complemento N° ${state!.complementos.length} del ${costTitle(state!.number)} fue agregado${underCostNews(events)}`,
  }),
});
