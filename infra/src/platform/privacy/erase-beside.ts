import type pg from 'pg';
import { countExports, removeExports } from '../export/files.ts';
import type { PersonBeside } from './person-beside.ts';
import { fullName, mentions, type Term, termOf } from './person-terms.ts';

/** A mail that goes with a person. */
export interface MailBeside {
  readonly id: string;
  readonly para: string;
  readonly asunto: string;
}

/** What is kept of a person beside log and read models: rows of each place by their keys. */
export interface TracesBeside {
  /** Mails to their address, and those that name them. */
  readonly correos: readonly MailBeside[];
  readonly borradores: readonly { readonly usuario: string; readonly clave: string }[];
  /** Numbers of the rows of the change feed. */
  readonly avisos: readonly string[];
  /** Spreadsheets that wait for their owner, all of them: nobody can tell what is in one. */
  readonly planillas: number;
}

const HAS_RUN = (text: string): string =>
  `EXISTS (SELECT FROM unnest($1::text[]) AS r(run) WHERE position(r.run IN lower(${text})) > 0)`;
const MAILS = `SELECT id, para, asunto, concat_ws(' ', asunto, texto, error) AS texto FROM ops.outbox
  WHERE ${HAS_RUN("concat_ws(' ', para, asunto, texto, error)")} ORDER BY creado DESC`;
const DRAFTS = `SELECT usuario, clave, concat_ws(' ', clave, contenido) AS texto FROM ops.drafts WHERE ${HAS_RUN("concat_ws(' ', clave, contenido)")}`;
const FEED = `SELECT seq::text, key, concat_ws(' ', key, scope::text, frame::text) AS texto FROM ops.change_feed
  WHERE key = $2 OR ${HAS_RUN("concat_ws(' ', key, scope::text, frame::text)")}`;

type Person = Pick<PersonBeside, 'words'> & Partial<PersonBeside>;
type Found<T> = T & { readonly texto: string };

/**
 * What is kept of a person beside the log. A text is theirs when it has their mail address or RUT, or their full name of two
 * words or more; a single word is anybody's. A mail to somebody else of the same name is that person's, whatever it says.
 */
export async function findBeside(db: pg.Pool, dataDir: string, person: Person): Promise<TracesBeside> {
  const terms = person.words.map(termOf).filter((term) => term !== undefined);
  const longer = (person.longer ?? []).map(fullName).filter((term) => term !== undefined);
  const runs = terms.map(({ run }) => run);
  const names = (text: string): boolean => mentions(text, terms, longer);
  const [mails, drafts, feed] = await Promise.all([
    db.query<Found<MailBeside>>(MAILS, [runs]),
    db.query<Found<{ usuario: string; clave: string }>>(DRAFTS, [runs]),
    db.query<Found<{ seq: string; key: string | null }>>(FEED, [runs, person.identity ?? null]),
  ]);
  return {
    correos: mails.rows.filter(isTheirs(person, terms, names)).map(({ id, para, asunto }) => ({ id, para, asunto })),
    borradores: drafts.rows.filter(({ texto }) => names(texto)).map(({ usuario, clave }) => ({ usuario, clave })),
    avisos: feed.rows
      .filter(({ key, texto }) => (key !== null && key === person.identity) || names(texto))
      .map(({ seq }) => seq),
    planillas: await countExports(dataDir),
  };
}

const isTheirs = ({ namesakes = [] }: Person, terms: readonly Term[], names: (text: string) => boolean) => {
  const others = new Set(namesakes.map((address) => address.trim().toLowerCase()));
  return ({ para, texto }: Found<MailBeside>): boolean =>
    mentions(para, terms) || (!others.has(para.trim().toLowerCase()) && names(texto));
};

/** Removes what is kept of a person beside the log; `person` may be their words alone. Repeating it finds nothing more. */
export async function eraseBeside(db: pg.Pool, dataDir: string, person: Person | readonly string[]): Promise<void> {
  const subject: Person = 'words' in person ? person : { words: person };
  const { correos, borradores, avisos } = await findBeside(db, dataDir, subject);
  await db.query('DELETE FROM ops.outbox WHERE id = ANY($1::text[])', [correos.map(({ id }) => id)]);
  await db.query('DELETE FROM ops.drafts WHERE (usuario, clave) IN (SELECT * FROM unnest($1::text[], $2::text[]))', [
    borradores.map(({ usuario }) => usuario),
    borradores.map(({ clave }) => clave),
  ]);
  await db.query('DELETE FROM ops.change_feed WHERE seq = ANY($1::bigint[])', [avisos]);
  await removeExports(dataDir);
}
