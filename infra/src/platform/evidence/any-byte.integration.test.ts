import fc from 'fast-check';
import { event } from '../../laboratory/event-store/contract/harness.ts';
import { scene, type Scene } from './attacks.testing.ts';

let at: Scene;
beforeAll(async () => {
  at = await scene();
});
afterEach(() => at.restore());
afterAll(() => at.drop());

test('any single changed byte of any stored column is found', async () => {
  const COLUMNS = ['position', 'stream', 'version', 'id', 'type', 'schema', 'data', 'metadata', 'hash', 'recorded_at'];
  const TYPES: Readonly<Record<string, string>> = {
    position: 'bigint',
    version: 'bigint',
    id: 'uuid',
    schema: 'int',
    data: 'jsonb',
    metadata: 'jsonb',
    recorded_at: 'timestamptz',
  };
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(...COLUMNS),
      fc.nat(),
      fc.nat(),
      async (position, column, where, by_) => {
        const { rows } = await at.tamper(`select ${column}::text as was from log.events where position = $1`, [
          position,
        ]);
        const { was } = rows[0] as { was: string };
        const letters = [...was];
        // A byte that only parts a text from the next is none of a value's: it cannot be another.
        const places = letters.flatMap((letter, n) => (/[0-9a-zA-Z]/.test(letter) ? [n] : []));
        const place = places[where % places.length]!;
        const pool = [...(/[0-9]/.test(letters[place]!) ? '0123456789' : 'abcdefxyz')].filter(
          (one) => one !== letters[place],
        );
        letters[place] = pool[by_ % pool.length]!;
        const set = async (text: string, of: string) =>
          at.tamper(`update log.events set ${column} = $1::text::${TYPES[column] ?? 'text'} where ${of}`, [text]);
        const key =
          column === 'position'
            ? `stream = (select stream from log.events where position = ${position}) and version = (select version from log.events where position = ${position})`
            : `position = ${position}`;
        const now = letters.join('');
        try {
          await set(now, key);
        } catch {
          // Not a value of that type, or one that another event has: the table refuses it.
          return;
        }
        tried += 1;
        const { ok } = await at.verify();
        await set(was, column === 'position' ? `position = ${now}` : key);
        expect([column, was, now, ok]).toEqual([column, was, now, false]);
      },
    ),
    { numRuns: 120 },
  );
  expect(tried).toBeGreaterThan(60);
  expect(await at.verify()).toMatchObject({ ok: true });
});

test('what the contract of the log calls an event is sealed whatever it holds', async () => {
  await at.store.append('pedido-7', [event({ texto: 'línea\nde «abajo» \u2028 "x"', n: 1e21, z: [null, -0] })], 'any');
  await at.head();
  expect(await at.found()).toEqual(['implausible pedido-7@0']);
});
