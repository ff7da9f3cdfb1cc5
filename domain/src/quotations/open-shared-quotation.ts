import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { isRejection } from '../kernel/rejection.ts';
import { QuotationOpened } from './events.ts';
import { publicCommand, tokenText } from './public-base.ts';
import { refOf } from './quotation.ts';
import { type SharedFacts, sharedQuotation } from './shared-quotation.ts';

const PAUSE_MS = 60_000;
/** A stream is not to be filled by somebody who reloads a page. */
const MOST_OPENINGS = 500;

/** The customer's page says that it is being read; once a minute at most. */
export const openSharedQuotation = defineCommand({
  ...publicCommand,
  name: 'open-shared-quotation',
  accion: 'abrir',
  summary: 'El cliente abrió la cotización de su enlace',
  request: z.strictObject({ accion: z.literal('abrir'), token: tokenText }),
  decide(state, _request, { facts, now }: DecideContext<SharedFacts>) {
    const q = sharedQuotation(state, facts.token_hash, now);
    if (isRejection(q)) return q;
    if (q.abierta && Date.parse(now) - Date.parse(q.abierta.ultima) < PAUSE_MS) return [];
    if ((q.abierta?.veces ?? 0) >= MOST_OPENINGS) return [];
    return [QuotationOpened({ cotizacion: refOf(q), estado: q.estado, fecha: now, primera: q.abierta === null })];
  },
  answer: () => ({ mensaje: 'Abierta' }),
});
