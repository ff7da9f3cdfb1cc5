import type pg from 'pg';

/** How often keys were used, by day of Santiago and call: not events, since nobody decided them, and far too many for the log. */
export const KEY_USE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.key_use (
    clave int NOT NULL, dia date NOT NULL, llamada text NOT NULL, usos int NOT NULL, rechazos int NOT NULL,
    ultimo timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (clave, dia, llamada)
  );
`;

const EVERY_MS = 5000;
/** Days of keys whose sum is remembered. */
const REMEMBERED = 10_000;

interface Counted {
  readonly clave: number;
  readonly dia: string;
  readonly llamada: string;
  usos: number;
  rechazos: number;
}

/**
 * Counts calls in memory and writes the sums every few seconds: a process that dies loses those of the last ones. Other
 * processes hear of them when they write theirs.
 */
export function createKeyUse(pool: pg.Pool, everyMs = EVERY_MS) {
  let counted = new Map<string, Counted>();
  let underWay = new Map<string, Counted>();
  /** What the table says of a key's day. */
  const stored = new Map<string, Promise<number>>();
  const dayOfKey = (clave: number, dia: string): string => `${clave}/${dia}`;

  const ask = async (clave: number, dia: string): Promise<number> => {
    const { rows } = await pool.query<{ n: string | null }>(
      'SELECT sum(usos) AS n FROM ops.key_use WHERE clave = $1 AND dia = $2',
      [clave, dia],
    );
    return Number(rows[0]?.n ?? 0);
  };

  const read = (clave: number, dia: string): Promise<number> => {
    const key = dayOfKey(clave, dia);
    const known = stored.get(key);
    if (known) return known;
    if (stored.size >= REMEMBERED) stored.clear();
    const asked = ask(clave, dia);
    stored.set(key, asked);
    asked.catch(() => stored.delete(key));
    return asked;
  };

  const notStored = (clave: number, dia: string): number =>
    [...counted.values(), ...underWay.values()]
      .filter((one) => one.clave === clave && one.dia === dia)
      .reduce((sum, { usos }) => sum + usos, 0);

  const add = (clave: number, dia: string, llamada: string, usos: number, rechazos: number): void => {
    const key = `${clave}/${dia}/${llamada}`;
    const one = counted.get(key);
    if (!one) counted.set(key, { clave, dia, llamada, usos, rechazos });
    else {
      one.usos += usos;
      one.rechazos += rechazos;
    }
  };

  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    if (counted.size === 0) return;
    underWay = counted;
    counted = new Map();
    const all = [...underWay.values()];
    try {
      await pool.query(
        `INSERT INTO ops.key_use (clave, dia, llamada, usos, rechazos)
         SELECT * FROM unnest($1::int[], $2::date[], $3::text[], $4::int[], $5::int[])
         ON CONFLICT (clave, dia, llamada) DO UPDATE
         SET usos = key_use.usos + excluded.usos, rechazos = key_use.rechazos + excluded.rechazos, ultimo = now()`,
        [
          all.map(({ clave }) => clave),
          all.map(({ dia }) => dia),
          all.map(({ llamada }) => llamada),
          all.map(({ usos }) => usos),
          all.map(({ rechazos }) => rechazos),
        ],
      );
      underWay = new Map();
      // Asked anew by the next call: others have written too.
      for (const { clave, dia } of all) stored.delete(dayOfKey(clave, dia));
    } catch {
      underWay = new Map();
      for (const { clave, dia, llamada, usos, rechazos } of all) add(clave, dia, llamada, usos, rechazos);
    }
  };
  const flush = (): Promise<void> => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    /**
     * Counts a call of a day unless its limit is reached; answers whether it was counted. As of one process it is exact,
     * however many come at once: nothing is waited for between question and count.
     */
    async use(clave: number, dia: string, llamada: string, limit: number): Promise<boolean> {
      for (;;) {
        const asked = read(clave, dia);
        const before = await asked;
        // What was counted has been written meanwhile: the sum is asked for again.
        if (stored.get(dayOfKey(clave, dia)) !== asked) continue;
        if (before + notStored(clave, dia) >= limit) return false;
        add(clave, dia, llamada, 1, 0);
        return true;
      }
    },
    /** Counts a call that was refused. */
    refuse: (clave: number, dia: string, llamada: string): void => add(clave, dia, llamada, 0, 1),
    /** Writes what has been counted so far. */
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
export type KeyUse = ReturnType<typeof createKeyUse>;

/** Uses of long ago; nothing before the first service of queries made their table. */
export const forgetUse = (db: Pick<pg.Pool, 'query'>) =>
  db.query(
    "DO $$ BEGIN IF to_regclass('ops.key_use') IS NOT NULL THEN DELETE FROM ops.key_use WHERE dia < current_date - 400; END IF; END $$",
  );
