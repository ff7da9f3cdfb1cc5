import type pg from 'pg';

export const OUTBOX_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.outbox (
    id text PRIMARY KEY, para text NOT NULL, asunto text NOT NULL, texto text NOT NULL, creado timestamptz NOT NULL DEFAULT now(),
    enviado timestamptz, intentos int NOT NULL DEFAULT 0, error text
  );
  ALTER TABLE ops.outbox ADD COLUMN IF NOT EXISTS proximo timestamptz NOT NULL DEFAULT now();
  ALTER TABLE ops.outbox ADD COLUMN IF NOT EXISTS vence timestamptz;
  ALTER TABLE ops.outbox ADD COLUMN IF NOT EXISTS enlace text;
  ALTER TABLE ops.outbox ADD COLUMN IF NOT EXISTS papel text;
  UPDATE ops.outbox SET texto = regexp_replace(texto, 'https?://\\S+/cambio-password/\\S+', '{enlace}') WHERE vence IS NULL AND texto LIKE '%/cambio-password/%';
  UPDATE ops.outbox SET vence = creado + interval '1 hour' WHERE vence IS NULL;
  CREATE INDEX IF NOT EXISTS outbox_creado ON ops.outbox (creado DESC);
  CREATE INDEX IF NOT EXISTS outbox_waiting ON ops.outbox (proximo) WHERE enviado IS NULL;
`;

/** After so many refusals a mail is left in the outbox as failed, about six hours after the first. */
export const MAX_ATTEMPTS = 10;

/** Where the text of a mail has its link: the link itself is kept apart, so that nobody finds it by searching texts. */
export const LINK = '{enlace}';
const OTHERS_LINK = '(enlace reservado para su destinatario)';

export interface Mail {
  /** Deterministic, so that a repeated command sends nothing twice. */
  readonly id: string;
  readonly para: string;
  readonly asunto: string;
  /** With {@link LINK} where the link goes. */
  readonly texto: string;
  /** Document whose paper goes with it, drawn as it is sent: kind and number (`cotizacion/1596`). */
  readonly papel?: string | null;
}

/** A file that goes with a mail. */
export interface MailFile {
  readonly nombre: string;
  readonly tipo: string;
  readonly bytes: Buffer;
}

export interface NewMail extends Mail {
  /** For how long it is of use, minutes: later it is not sent any more. */
  readonly minutos: number;
  /** Secret address within; gone once it is sent or of no use. */
  readonly enlace?: string;
}

/** Puts a mail into the outbox: the jobs service sends it by SMTP where one is configured, as long as it is of use. */
export async function queueMail(
  pool: pg.Pool,
  { id, para, asunto, texto, papel, minutos, enlace }: NewMail,
): Promise<void> {
  await pool.query(
    `INSERT INTO ops.outbox (id, para, asunto, texto, papel, enlace, vence) VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7)) ON CONFLICT (id) DO NOTHING`,
    [id, para, asunto, texto, papel ?? null, enlace ?? null, minutos],
  );
}

/** Links to somebody that were used, or that `but` took the place of: what was not sent yet stays. */
export async function retireLinks(pool: pg.Pool, para: string, but = ''): Promise<void> {
  await pool.query(
    'UPDATE ops.outbox SET enlace = NULL, vence = now() WHERE para = $1 AND id <> $2 AND enlace IS NOT NULL',
    [para, but],
  );
}

/** Takes links out of mails that are of no use any more. */
export async function forgetLinks(pool: pg.Pool): Promise<void> {
  await pool.query('UPDATE ops.outbox SET enlace = NULL WHERE enlace IS NOT NULL AND vence <= now()');
}

/** Mails as somebody may read them: with their own link in it, without anybody else's. */
export async function readableBy<M extends { readonly _id: string; readonly texto: string }>(
  db: pg.Pool,
  email: string,
  mails: readonly M[],
): Promise<M[]> {
  const { rows } = await db.query<{ id: string; enlace: string }>(
    'SELECT id, enlace FROM ops.outbox WHERE id = ANY($1::text[]) AND para = $2 AND enlace IS NOT NULL AND vence > now()',
    [mails.map(({ _id }) => _id), email],
  );
  const own = new Map(rows.map(({ id, enlace }) => [id, enlace]));
  return mails.map((mail) => ({ ...mail, texto: mail.texto.replace(LINK, own.get(mail._id) ?? OTHERS_LINK) }));
}
