import { HYPHENS, plain, UNSEEN } from '@power/domain/kernel/text';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '../../adapters/postgres/migrate.ts';

const lettersUpTo = (last: number): string[] =>
  Array.from({ length: last - 0xc0 + 1 }, (_, n) => String.fromCodePoint(0xc0 + n)).filter((c) =>
    /^[a-z]$/.test(plain(c)),
  );
const marks = Array.from({ length: 0x36f - 0x300 + 1 }, (_, n) => String.fromCodePoint(0x300 + n)).join('');
const translate = (letters: readonly string[], removed: string): string =>
  `translate(lower($1), '${letters.join('')}${removed}', '${letters.map(plain).join('')}')`;
const hyphens = [...HYPHENS];
/** Those of Spanish, most frequent first. */
const spanish = [...'óíáéúñü'];

/**
 * Search function of every grid (docs/PERFORMANCE.md, UX *Grids*): `ops.plain(text)` is lower case without accents, the same as
 * `plain` of the domain for everything written in Latin letters. Immutable, so that trigram and b-tree indexes may use it.
 * `translate` looks through its whole list for each letter: text of plain ASCII, of Spanish and of Latin-1 takes short ways.
 * Not STRICT, though it is null of null: PostgreSQL writes out in place only what it need not ask first, and a call for each
 * row costs ten times as much.
 * Idempotent: every service may run it at start.
 */
const FUNCTION_SQL = `
CREATE SCHEMA IF NOT EXISTS ops;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA ops;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA ops;
CREATE OR REPLACE FUNCTION ops.plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN octet_length($1) = char_length($1) THEN lower($1)
  WHEN lower($1) !~ U&'[^\\0001-\\007F${spanish.join('')}]' THEN ${translate(spanish, '')}
  WHEN $1 !~ U&'[^\\0001-\\00FF]' THEN ${translate(lettersUpTo(0xff), '\u00ad')}
  ELSE ${translate([...lettersUpTo(0x17f), ...hyphens], `${marks}${UNSEEN}`)}
END;
`;
const MADE = createHash('sha256').update(FUNCTION_SQL).digest('hex').slice(0, 16);

/** An index keeps what the function said when a row was written: once it says another thing, all of its indexes are made anew. */
export const PLAIN_SQL = `${FUNCTION_SQL}
DO $$ DECLARE one regclass; BEGIN
  IF obj_description('ops.plain(text)'::regprocedure, 'pg_proc') IS DISTINCT FROM '${MADE}' THEN
    FOR one IN SELECT indexrelid FROM pg_index WHERE pg_get_indexdef(indexrelid) LIKE '%plain(%' LOOP
      EXECUTE format('REINDEX INDEX %s', one);
    END LOOP;
    COMMENT ON FUNCTION ops.plain(text) IS '${MADE}';
  END IF;
END $$`;

/** Creates {@link PLAIN_SQL}'s function and the extensions of indexes: trigrams, and numbers with spans of time. Concurrent callers wait for each other. */
export const ensurePlain = (pool: pg.Pool): Promise<void> => migrate(pool, PLAIN_SQL);
