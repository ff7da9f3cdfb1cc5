import type pg from 'pg';
import { inTransaction } from '../postgres/transaction.ts';
import { LINK, type Mail, MAX_ATTEMPTS } from './outbox.ts';

export interface SendOptions {
  /** Stops between two mails. */
  readonly signal?: AbortSignal;
  readonly onFailure?: (id: string, error: Error) => void;
  readonly limit?: number;
}

/**
 * Sends mails whose turn has come and which are still of use (a mail server that is turned on late sends nothing old), one after the other, each marked in the transaction that holds it: another sender
 * passes it over, and one that dies sends it again at worst. A refusal is kept with the mail, which waits 30 s, 1, 2, 4 …
 * minutes; a turn further away than any wait was set by a clock that was ahead, and has come. Answers how many were sent and how many refused.
 */
export async function sendPending(
  pool: pg.Pool,
  send: (mail: Mail) => Promise<void>,
  { signal, onFailure, limit = 100 }: SendOptions = {},
): Promise<{ enviados: number; fallidos: number }> {
  const done = { enviados: 0, fallidos: 0 };
  while (done.enviados + done.fallidos < limit && !signal?.aborted) {
    const outcome = await sendNext(pool, send, onFailure);
    if (outcome === undefined) break;
    done[outcome] += 1;
  }
  return done;
}

const sendNext = (
  pool: pg.Pool,
  send: (mail: Mail) => Promise<void>,
  onFailure: SendOptions['onFailure'],
): Promise<'enviados' | 'fallidos' | undefined> =>
  inTransaction(pool, async (client) => {
    const {
      rows: [mail],
    } = await client.query<Mail>(
      `SELECT id, para, asunto, replace(texto, '${LINK}', coalesce(enlace, '')) AS texto, papel FROM ops.outbox WHERE enviado IS NULL AND vence > now() AND intentos < ${MAX_ATTEMPTS} AND (proximo <= now() OR proximo > now() + interval '6 hours')
       ORDER BY proximo, creado LIMIT 1 FOR UPDATE SKIP LOCKED`,
    );
    if (!mail) return undefined;
    const error = await send(mail).then(
      () => undefined,
      (cause: Error) => cause,
    );
    if (!error) {
      await client.query(
        'UPDATE ops.outbox SET enviado = now(), intentos = intentos + 1, error = NULL, enlace = NULL WHERE id = $1',
        [mail.id],
      );
      return 'enviados';
    }
    onFailure?.(mail.id, error);
    await client.query(
      "UPDATE ops.outbox SET intentos = intentos + 1, error = $2, proximo = now() + interval '30 seconds' * power(2, intentos) WHERE id = $1",
      [mail.id, error.message.slice(0, 500)],
    );
    return 'fallidos';
  });
