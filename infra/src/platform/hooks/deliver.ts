import type pg from 'pg';
import type { Hook } from './hooks-of.ts';
import { hookSecret, signed } from './sign.ts';

interface Delivery {
  readonly id: string;
  readonly tema: string;
  readonly contenido: string;
  readonly intentos: number;
  readonly vencida: boolean;
}

export interface DeliverOptions {
  readonly pool: pg.Pool;
  /** Secrets of the server, the present one first: each signs. */
  readonly secrets: readonly string[];
  /** Sends; answers the HTTP status, or fails with words for people. */
  readonly post: (url: string, headers: Record<string, string>, body: string) => Promise<number>;
  /** A program that took nothing for a day is told no more. */
  readonly setAside: (hook: Hook, nota: string, entrega: string) => Promise<unknown>;
  readonly signal?: AbortSignal;
}

/** Of one program in one turn. */
const MOST = 50;
/** Nobody else takes a delivery that is under way; one whose sender died is taken again. */
const HELD = "interval '30 seconds'";
/** 30 seconds, 1, 2, 4 … minutes, at most four hours. */
const PAUSE = "least(interval '30 seconds' * power(2, least(intentos - 1, 20)), interval '4 hours')";
/** How long a delivery is tried for. */
const TERM = "interval '1 day'";

const TAKE = `
  UPDATE ops.hook_delivery d SET intentos = intentos + 1, proximo = now() + ${HELD}
  WHERE (clave, id) = (SELECT clave, id FROM ops.hook_delivery WHERE clave = $1 AND estado = 'Pendiente' AND proximo <= now()
    ORDER BY proximo, creado LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, tema, contenido, intentos, desde + ${TERM} <= now() AS vencida`;

/** Why a status is none that a program takes something with. */
const refused = (status: number): string | undefined =>
  status >= 200 && status < 300
    ? undefined
    : status >= 300 && status < 400
      ? `Respondió ${status}: una redirección no se sigue.`
      : `Respondió ${status}.`;

/**
 * Tells a program what is due, one after the other, until the first that it does not take: the rest waits for its next turn.
 * Answers how many it took.
 */
export async function deliverTo(
  hook: Hook,
  { pool, secrets, post, setAside, signal }: DeliverOptions,
): Promise<number> {
  for (let taken = 0; taken < MOST; taken += 1) {
    if (signal?.aborted) return taken;
    const {
      rows: [delivery],
    } = await pool.query<Delivery>(TAKE, [hook.clave]);
    if (!delivery) return taken;
    const { id, tema, contenido, vencida } = delivery;
    const firma = signed(
      contenido,
      secrets.map((secret) => hookSecret(secret, hook.semilla)),
      new Date(),
    );
    const outcome = await post(
      hook.url,
      { 'x-firma': firma, 'x-entrega': id, 'x-tema': tema, 'user-agent': 'PowerMobile-Avisos/1' },
      contenido,
    ).catch((error: Error) => error);
    const status = outcome instanceof Error ? null : outcome;
    const error = outcome instanceof Error ? outcome.message.slice(0, 500) : (refused(outcome) ?? null);
    await pool.query(
      error === null
        ? "UPDATE ops.hook_delivery SET estado = 'Entregado', enviado = now(), respuesta = $3, error = $4 WHERE clave = $1 AND id = $2"
        : `UPDATE ops.hook_delivery SET estado = ${vencida ? "'Fallido'" : 'estado'}, respuesta = $3, error = $4, proximo = now() + ${PAUSE} WHERE clave = $1 AND id = $2`,
      [hook.clave, id, status, error],
    );
    if (error === null) continue;
    if (vencida) await setAside(hook, `Durante un día no recibió los avisos. La última vez: ${error}`, id);
    return taken;
  }
  return MOST;
}

/** What was told long ago. */
export const forgetDeliveries = (pool: pg.Pool): Promise<unknown> =>
  pool.query("DELETE FROM ops.hook_delivery WHERE creado < now() - interval '30 days'");
