import { isUndecided } from '../../api/call-error.ts';
import { call } from '../../api/client.ts';
import type { ReplyFor } from '../../api/wire.ts';
import { createQuotation } from '../../calls/quotations.ts';
import { remember, remembered } from '../../ui/remembered.ts';
import { newQuotation } from './quotation-request.ts';
import { thisWindow } from './this-window.ts';
import type { TypedQuotation } from './typed-quotation.ts';

/** A new quotation as it was sent, and the id under which the server knows it. */
interface Sent {
  readonly id: string;
  readonly q: TypedQuotation;
}
const keyOf = (user: string): string => `cotizacion-enviada:${user}:${thisWindow()}`;

const isSent = (stored: unknown): stored is Sent =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'q' in stored;

/** What this window sent of this quotation and nobody answered, also before it was reloaded. */
function unanswered(user: string, q: TypedQuotation): Sent | undefined {
  const stored = remembered(keyOf(user));
  if (!isSent(stored)) return undefined;
  const same = stored.q.cliente?._id === q.cliente?._id && stored.q.copia_de === q.copia_de;
  return same ? stored : undefined;
}

/** What was sent is not wanted any more: what is typed next is another quotation. */
export const forgetSent = (user: string): void => remember(keyOf(user), undefined);

async function send(user: string, sent: Sent): Promise<ReplyFor<typeof createQuotation>> {
  remember(keyOf(user), sent);
  try {
    const reply = await call(createQuotation, { cotizacion: newQuotation(sent.q) }, { commandId: sent.id });
    forgetSent(user);
    return reply;
  } catch (error) {
    if (!isUndecided(error)) forgetSent(user);
    throw error;
  }
}

/**
 * Makes a new quotation once, whatever becomes of the answers: of one that may have been made the very same is asked for
 * again, and what was typed since is left to be saved over it. `sent` is what was made.
 */
export async function sendOnce(
  user: string,
  q: TypedQuotation,
): Promise<{ readonly sent: TypedQuotation; readonly reply: ReplyFor<typeof createQuotation> }> {
  const before = unanswered(user, q);
  if (before) {
    const reply = await send(user, before);
    // Refused: it was not made, then or now.
    if (reply.ok) return { sent: before.q, reply };
  }
  return { sent: q, reply: await send(user, { id: crypto.randomUUID(), q }) };
}
