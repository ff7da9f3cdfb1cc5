import pg from 'pg';

/** What a restored database must have in common with the one that was saved. */
export async function numbersIn(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const one = async (sql: string): Promise<string> => (await client.query<{ it: string }>(sql)).rows[0]!.it;
    const { rows } = await client.query<{ it: string }>(
      "SELECT name || ' ' || position AS it FROM ops.process_state ORDER BY name",
    );
    return {
      events: await one("SELECT md5(string_agg(e::text, '|' ORDER BY position)) AS it FROM log.events e"),
      streams: await one("SELECT string_agg(s::text, '|' ORDER BY stream) AS it FROM log.streams s"),
      identity: await one('SELECT id::text AS it FROM log.identity'),
      process_state: rows.map(({ it }) => it),
      jobs: Number(await one('SELECT count(*) AS it FROM ops.jobs')),
    };
  } finally {
    await client.end();
  }
}
