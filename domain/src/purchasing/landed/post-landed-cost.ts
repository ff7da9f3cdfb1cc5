import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { expectedVersion } from '../../kernel/text.ts';
import { type CostedProduct, effectOf, impossible } from './effect.shared.ts';
import { LandedCostPosted } from './events.ts';
import { COSTERS, costeoId, forLandedCost } from './guards.ts';
import { type InvoiceState, saysTheSame } from './from-invoice.shared.ts';
import { costTitle } from './cost-title.shared.ts';
import { type LandedCost, landedCost, refOf } from './landed-cost.ts';
import { costoPedido } from './parts.ts';
import { type StandingPrices, underCostNews, underCostOf } from './under-cost.shared.ts';

export const POST_TITLE = 'El precio de entrega no se contabilizó';

/** Its products by id, as they stand. */
export interface PostFacts {
  readonly productos: Readonly<Record<string, CostedProduct>>;
  /** List prices that do not follow their table, by product. */
  readonly fijos?: StandingPrices;
  /** The invoice that it names. */
  readonly invoice?: InvoiceState;
}

/** The refusal where the invoice says something else by now. */
function invoiceChanged(cost: LandedCost, invoice: InvoiceState): Rejection | undefined {
  const costo = costoPedido.parse(cost);
  if (costo.invoice === null) return undefined;
  return invoice?.estado === 'Vigente' && saysTheSame(costo, invoice)
    ? undefined
    : reject(
        'INVOICE_CAMBIO',
        POST_TITLE,
        `La Invoice N° ${costo.invoice} ${invoice?.estado === 'Vigente' ? 'cambió' : 'se anuló'} desde que se calculó. Edita el precio de entrega, revísalo y guárdalo de nuevo.`,
      );
}

/** *Contabilizar*: the average cost of every product follows, and the prices that follow it; its receptions have their cost. */
export const postLandedCost = defineCommand({
  name: 'post-landed-cost',
  context: 'purchasing',
  path: '/precio_entrega/modificar',
  accion: 'contabilizar',
  access: { perfiles: COSTERS },
  summary: 'Contabiliza un precio de entrega: actualiza el PMP de sus productos',
  request: z.strictObject({ accion: z.literal('contabilizar'), id: costeoId, expectedVersion }),
  aggregate: landedCost,
  needsFacts: true,
  stream: ({ id }) => String(id),
  completedBy: 'purchasing/landed-cost-prices',
  when: forLandedCost(POST_TITLE, 'Calculado'),
  decide(state, _request, { user, facts }: DecideContext<PostFacts>) {
    const s = state!;
    const changed = invoiceChanged(s, facts.invoice);
    if (changed) return changed;
    const aplicado = s.lineas.map((line) => effectOf(line, facts.productos[line.producto_id]!));
    const odd = impossible(POST_TITLE, aplicado);
    if (odd) return odd;
    return [
      LandedCostPosted({
        costeo: refOf(s),
        contabilizado_por: personOf(user),
        aplicado,
        ...underCostOf(aplicado, facts.fijos),
      }),
    ];
  },
  answer: ({ state, events }) => ({
    mensaje: `El ${costTitle(state!.number)} fue contabilizado${underCostNews(events)}`,
  }),
});
