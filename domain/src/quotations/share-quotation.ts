import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { personOf, type Principal } from '../kernel/principal.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { QuotationLinkIssued, QuotationWebVisibilitySet } from './events.ts';
import { cotizacionId, forQuotation, openQuotation, QUOTERS } from './guards.ts';
import { noType, type Quotation, quotation, refOf, waitingLines } from './quotation.ts';
import { LINK_DAYS } from './shared-quotation.ts';

const TITLE = 'No se creó el enlace';

/** Hash of the token that this command would give out. */
export interface LinkFacts {
  readonly token_hash: string;
  /** Of the link that the quotation has, as this server makes it today: with another secret it is another one. */
  readonly actual?: string | undefined;
}

/** What stands in the way of showing a quotation to its customer. */
export const sharable = (titulo: string) =>
  forQuotation(
    titulo,
    (q) =>
      noType(q, titulo) ??
      (waitingLines(q).length > 0
        ? reject('LINEAS_PENDIENTES', titulo, 'Hay precios por validar. Envíala cuando estén aprobados.')
        : undefined),
  );

/** A link that is still good, and that this server can still make, stays the quotation's; else a new one is made. Sharing shows the quotation. */
export function linkEvents(
  q: Quotation,
  { user, now, commandId, facts }: { user: Principal; now: string; commandId: string; facts: LinkFacts },
): DomainEvent[] {
  const change = { cotizacion: refOf(q), estado: q.estado };
  const vence = new Date(Date.parse(now) + LINK_DAYS * 86_400_000).toISOString();
  return [
    ...(q.visible_web ? [] : [QuotationWebVisibilitySet({ ...change, visible: true })]),
    ...(q.enlace && q.enlace.vence > now && (facts.actual ?? q.enlace.token_hash) === q.enlace.token_hash
      ? []
      : [
          QuotationLinkIssued({
            ...change,
            semilla: commandId,
            token_hash: facts.token_hash,
            vence,
            usuario: personOf(user),
          }),
        ]),
  ];
}

/** The customer's link of a quotation: unguessable, good for {@link LINK_DAYS} days, one at a time. */
export const shareQuotation = defineCommand({
  name: 'share-quotation',
  context: 'quotations',
  path: '/web/cotizaciones/enlace',
  accion: 'crear',
  access: { perfiles: QUOTERS },
  summary: 'Enlace público de una cotización para su cliente',
  request: z.strictObject({ accion: z.literal('crear'), cotizacion: cotizacionId }),
  reply: z.object({ enlace: z.string(), vence: z.string() }),
  aggregate: quotation,
  needsFacts: true,
  stream: (request) => String(request.cotizacion),
  when: sharable(TITLE),
  decide(state, _request, context: DecideContext<LinkFacts>) {
    const q = openQuotation(state, context, TITLE);
    return isRejection(q) ? q : linkEvents(q, context);
  },
  // The address itself is never in the log: the handler adds it.
  answer: ({ state }) => ({
    mensaje: `Enlace de la Cotización N° ${state!.number}`,
    enlace: '',
    vence: state!.enlace!.vence,
  }),
});
