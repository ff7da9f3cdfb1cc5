import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf, type Principal } from '../../kernel/principal.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import { refOf, type RmaState, serviceCase } from './case.ts';
import { RmaLinkIssued, RmaLinkRevoked } from './events.ts';
import { RMA_PEOPLE, rmaId, visibleCase } from './guards.ts';

/** Days that a link is good for: a case with parts from abroad takes months. */
export const CASE_LINK_DAYS = 180;

/** Hash of the token that this command would give out. */
export interface CaseLinkFacts {
  readonly token_hash: string;
  /** Of the link that the case has, as this server makes it today: with another secret it is another one. */
  readonly actual?: string | undefined;
}

const base = {
  kit: 'document' as const,
  context: 'service',
  path: '/rma/enlace',
  access: { perfiles: RMA_PEOPLE },
  aggregate: serviceCase,
  stream: ({ id }: { readonly id: string | number }) => String(id),
};

const seen = (state: RmaState, user: Principal): Rejection | undefined => {
  const found = visibleCase(state, user);
  return isRejection(found) ? found : undefined;
};

/** The customer's link of a case: unguessable, one at a time; one that is still good stays the same. */
export const shareCase = defineCommand({
  ...base,
  name: 'share-rma',
  accion: 'crear',
  summary: 'Enlace público con el que un cliente sigue su RMA',
  request: z.strictObject({ accion: z.literal('crear'), id: rmaId }),
  reply: z.object({ enlace: z.string(), vence: z.string() }),
  needsFacts: true,
  when: seen,
  decide(state, _request, { user, now, commandId, facts }: DecideContext<CaseLinkFacts>) {
    const r = state!;
    if (r.enlace && r.enlace.vence > now && (facts.actual ?? r.enlace.token_hash) === r.enlace.token_hash) return [];
    const vence = new Date(Date.parse(now) + CASE_LINK_DAYS * 86_400_000).toISOString();
    const { token_hash } = facts;
    return [RmaLinkIssued({ rma: refOf(r), semilla: commandId, token_hash, vence, usuario: personOf(user) })];
  },
  // The address itself is never in the log: the handler adds it.
  answer: ({ state }) => ({
    mensaje: `Enlace del RMA N° ${state!.number}`,
    enlace: '',
    vence: state!.enlace!.vence,
  }),
});

/** The link stops working at once. */
export const revokeCaseLink = defineCommand({
  ...base,
  name: 'revoke-rma-link',
  accion: 'retirar',
  summary: 'Retira el enlace público de un RMA',
  request: z.strictObject({ accion: z.literal('retirar'), id: rmaId }),
  when: seen,
  decide: (state, _request, { user }) =>
    state!.enlace === null ? [] : [RmaLinkRevoked({ rma: refOf(state!), usuario: personOf(user) })],
  answer: ({ state }) => ({ mensaje: `El enlace del RMA N° ${state!.number} ya no sirve` }),
});
