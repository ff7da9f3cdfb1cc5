import type pg from 'pg';

export const OUTBOX_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.outbox (
    id text PRIMARY KEY, para text NOT NULL, asunto text NOT NULL, texto text NOT NULL, creado timestamptz NOT NULL DEFAULT now(),
    enviado timestamptz, intentos int NOT NULL DEFAULT 0, error text
  );
  ALTER TABLE ops.outbox ADD COLUMN IF NOT EXISTS proximo timestamptz NOT NULL DEFAULT now();
  CREATE INDEX IF NOT EXISTS outbox_creado ON ops.outbox (creado DESC);
  CREATE INDEX IF NOT EXISTS outbox_waiting ON ops.outbox (proximo) WHERE enviado IS NULL;
`;

/** After so many refusals a mail is left in the outbox as failed, about six hours after the first. */
export const MAX_ATTEMPTS = 10;

export interface Mail {
  /** Deterministic, so that a repeated command sends nothing twice. */
  readonly id: string;
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
}

/** Puts a mail into the outbox: the jobs service sends it by SMTP where one is configured; an Administrador can always read it there. */
export async function queueMail(pool: pg.Pool, mail: Mail): Promise<void> {
  await pool.query(
    'INSERT INTO ops.outbox (id, para, asunto, texto) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING',
    [mail.id, mail.para, mail.asunto, mail.texto],
  );
}
