import type pg from 'pg';
import { readBySql } from '../../platform/notifications/read-by-sql.ts';

/** One push of one notification to one browser. */
export interface Delivery {
  readonly notificacion: string;
  readonly suscripcion: string;
  readonly usuario: string;
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What the service worker shows, JSON text. */
  readonly contenido: string;
}

/** `gone`: the push service knows this browser no more. */
export type Pushed = 'sent' | 'gone';

export const PUSH_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.push_delivery (
    notificacion text NOT NULL, suscripcion text NOT NULL, intentos int NOT NULL DEFAULT 0, enviado timestamptz, error text,
    proximo timestamptz NOT NULL DEFAULT now(), creado timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (notificacion, suscripcion)
  );
`;

const MAX_ATTEMPTS = 5;
/** A notification older than this is not pushed any more: who comes back reads it in the list. */
const FRESH = "interval '6 hours'";

/**
 * A browser is told what is for the person whose session in it is open: with the session its subscription ends, and of
 * several people of one browser only the last is there.
 */
const OPEN = `JOIN read.session_list s ON s._key = p.sesion AND s.activa AND NOT EXISTS (SELECT 1 FROM read.push_list q WHERE q._id = p._id AND q.desde > p.desde)`;

const DUE = `
  SELECT d.notificacion, d.suscripcion, p.usuario, p._id AS id, p.endpoint, p.p256dh, p.auth,
    json_build_object('_id', n._id, 'tipo', n.tipo, 'titulo', n.titulo, 'comentario', n.comentario, 'enlace', n.enlace)::text AS contenido
  FROM ops.push_delivery d JOIN read.push_list p ON p._key = d.suscripcion ${OPEN} JOIN read.notification_list n ON n._key = d.notificacion
  WHERE d.enviado IS NULL AND d.intentos < ${MAX_ATTEMPTS} AND (d.proximo <= now() OR d.proximo > now() + interval '10 minutes') AND d.creado > now() - ${FRESH} ORDER BY d.creado LIMIT 200`;

/** Notifications of the last hours to the browsers of whom they reach and who has not read them, each noted once. */
const PLAN = `
  INSERT INTO ops.push_delivery (notificacion, suscripcion)
  SELECT n._key, p._key FROM read.notification_list n
  JOIN read.user_list u ON u.activo AND (n.usuarios ? u._key OR n.perfiles ? u.perfil) JOIN read.push_list p ON p.usuario = u._key AND p.desde <= n.fecha ${OPEN}
  WHERE n.fecha > now() - ${FRESH} AND NOT ${readBySql('n', 'u._key')}
  ON CONFLICT DO NOTHING`;

/** Subscriptions whose session is over, or that are from before sessions were noted. */
const OVER = `
  SELECT p.usuario, p._id AS id FROM read.push_list p LEFT JOIN read.session_list s ON s._key = p.sesion WHERE p.sesion IS NULL OR NOT s.activa LIMIT 200`;

/**
 * Pushes what is due. A failure is kept with the delivery and tried again after 1, 2, 4, 8 minutes; `drop` hears of browsers
 * that are gone and of those whose session is over. Run by one job at a time; a run that dies pushes at worst once more.
 */
export async function sendPushes(
  pool: pg.Pool,
  push: (delivery: Delivery) => Promise<Pushed>,
  drop: (browser: Pick<Delivery, 'usuario' | 'id'>) => Promise<void>,
): Promise<{ enviados: number; fallidos: number; descartados: number }> {
  const over = await pool.query<Pick<Delivery, 'usuario' | 'id'>>(OVER);
  for (const browser of over.rows) await drop(browser);
  await pool.query(PLAN);
  const { rows } = await pool.query<Delivery>(DUE);
  const done = { enviados: 0, fallidos: 0, descartados: 0 };
  for (const delivery of rows) {
    const outcome = await push(delivery).catch((error: Error) => error);
    const failed =
      outcome instanceof Error
        ? outcome.message.slice(0, 500)
        : outcome === 'gone'
          ? 'La suscripción ya no existe'
          : null;
    await pool.query(
      `UPDATE ops.push_delivery SET intentos = CASE WHEN $3 THEN ${MAX_ATTEMPTS} ELSE intentos + 1 END, enviado = CASE WHEN $4::text IS NULL THEN now() END, error = $4,
         proximo = now() + interval '1 minute' * power(2, intentos) WHERE notificacion = $1 AND suscripcion = $2`,
      [delivery.notificacion, delivery.suscripcion, outcome === 'gone', failed],
    );
    if (outcome === 'gone') await drop(delivery);
    done[outcome === 'sent' ? 'enviados' : outcome === 'gone' ? 'descartados' : 'fallidos'] += 1;
  }
  await pool.query("DELETE FROM ops.push_delivery WHERE creado < now() - interval '7 days'");
  return done;
}
