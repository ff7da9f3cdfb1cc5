import { isUndecided } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import type { ReplyFor } from '../../api/wire.ts';
import { createQuotation } from '../../calls/quotations.ts';
import { newQuotation } from './quotation-request.ts';
import type { Sent, TypedQuotation } from './typed-quotation.ts';

/** Keeps what was sent with what is typed, wherever that is kept; undefined: it was answered. */
export type KeepSent = (sent: Sent | undefined) => void;

const withoutSent = ({ enviada: _, ...q }: TypedQuotation): TypedQuotation => q;

/** What was sent of this quotation and nobody answered. An earlier editor, or another device, may have written it. */
function unanswered({ enviada, cliente, copia_de, rma }: TypedQuotation): Sent | undefined {
  if (typeof enviada?.id !== 'string' || !Array.isArray(enviada.q?.lineas)) return undefined;
  const same = enviada.q.cliente?._id === cliente?._id && enviada.q.copia_de === copia_de && enviada.q.rma === rma;
  return same ? enviada : undefined;
}

async function send(sent: Sent, keep: KeepSent): Promise<ReplyFor<typeof createQuotation>> {
  keep(sent);
  try {
    const reply = await call(createQuotation, { cotizacion: newQuotation(sent.q) }, { commandId: sent.id });
    keep(undefined);
    return reply;
  } catch (error) {
    if (!isUndecided(error)) keep(undefined);
    throw error;
  }
}

/**
 * Makes a new quotation once, whatever becomes of the answers, of the browser and of the device: of one that may have been
 * made the very same is asked for again, and what was typed since is left to be saved over it. `sent` is what was made.
 */
export async function sendOnce(
  q: TypedQuotation,
  keep: KeepSent,
): Promise<{ readonly sent: TypedQuotation; readonly reply: ReplyFor<typeof createQuotation> }> {
  const before = unanswered(q);
  if (before) {
    const reply = await send(before, keep);
    // Refused: it was not made, then or now.
    if (reply.ok) return { sent: before.q, reply };
  }
  const sent = withoutSent(q);
  return { sent, reply: await send({ id: crypto.randomUUID(), q: sent }, keep) };
}
