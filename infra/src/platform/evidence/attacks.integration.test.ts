import { generateKeyPairSync, sign } from 'node:crypto';
import { createPostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import { by, metadataOf, scene, type Scene } from './attacks.testing.ts';
import { loadKeys } from './keys.ts';
import { signBatch } from './sign-append.ts';

let at: Scene;
beforeAll(async () => {
  at = await scene();
});
afterEach(() => at.restore());
afterAll(() => at.drop());

const monthsAgo = (n: number): string => new Date(Date.now() - n * 30 * 86_400_000).toISOString();

test('nothing is found in what nobody touched, also when news came since the last head', async () => {
  expect(await at.verify()).toMatchObject({ ok: true, events: 10, streams: 4, sealed: { tamano: 10 } });
  await at.store.append('pedido-4', [by('u1', { n: 0 })], 'any');
  expect(await at.verify()).toMatchObject({ ok: true, events: 11, sealed: { tamano: 10 } });
});

describe('with every right on the database and the code in hand', () => {
  const sql = (text: string, rechained?: string) => async (): Promise<void> => {
    await at.tamper(text);
    if (rechained) await at.rechain(rechained);
  };

  test.each<[what: string, attack: () => Promise<void>, expected: string[]]>([
    [
      'a price',
      sql(`update log.events set data = jsonb_set(data, '{precio}', '1') where position = 4`),
      ['altered pedido-2@0'],
    ],
    [
      'a price, chained anew',
      sql(`update log.events set data = jsonb_set(data, '{precio}', '1') where position = 3`, 'pedido-1'),
      ['altered pedido-1@1', 'altered pedido-1@2'],
    ],
    [
      'a price that says the same to whoever reads it',
      sql(`update log.events set data = jsonb_set(data, '{precio}', '2000.0') where position = 3`),
      ['altered pedido-1@1'],
    ],
    [
      'the person, chained anew',
      sql(`update log.events set metadata = jsonb_set(metadata, '{user}', '"u9"') where position = 8`, 'pedido-1'),
      ['altered pedido-1@2'],
    ],
    [
      'the instant of the decision, chained anew',
      sql(
        `update log.events set metadata = jsonb_set(metadata, '{at}', '"2024-01-01T00:00:00.000Z"') where position = 8`,
        'pedido-1',
      ),
      ['altered pedido-1@2'],
    ],
    [
      'the recorded time, by a day',
      sql(`update log.events set recorded_at = recorded_at - interval '1 day' where position = 8`),
      ['retimed pedido-1@2'],
    ],
    [
      'the recorded time, by a microsecond',
      sql(`update log.events set recorded_at = recorded_at + interval '1 microsecond' where position = 8`),
      ['retimed pedido-1@2'],
    ],
    [
      'the recorded time of all',
      sql(`update log.events set recorded_at = recorded_at + interval '1 second' where position > 8`),
      ['retimed pedido-3@1', 'retimed pedido-2@3'],
    ],
    [
      'the type, chained anew',
      sql(`update log.events set type = 'PedidoAnulado' where position = 10`, 'pedido-2'),
      ['altered pedido-2@3'],
    ],
    [
      'the schema, chained anew',
      sql(`update log.events set schema = 2 where position = 10`, 'pedido-2'),
      ['altered pedido-2@3'],
    ],
    [
      'the id, chained anew',
      sql(`update log.events set id = gen_random_uuid() where position = 10`, 'pedido-2'),
      ['altered pedido-2@3'],
    ],
    [
      'the hash, in capitals',
      sql(`update log.events set hash = upper(hash) where position = 10`),
      ['altered pedido-2@3'],
    ],
    [
      'what was there before evidence began, chained anew',
      sql(`update log.events set data = '{}' where position = 2`, 'pedido-1'),
      ['altered pedido-1@0', 'altered pedido-1@1', 'altered pedido-1@2'],
    ],
    [
      'a stream that is called otherwise, chained anew',
      async () => {
        await at.tamper(
          `update log.events set stream = 'pedido-9' where stream = 'pedido-3'; delete from log.streams where stream = 'pedido-3'`,
        );
        await at.rechain('pedido-9');
      },
      ['renamed pedido-3@0', 'renamed pedido-3@1'],
    ],
    [
      'an event that was passed to another document, both chained anew',
      async () => {
        await at.tamper(`update log.events set stream = 'pedido-3', version = 2 where position = 10`);
        await at.rechain('pedido-2');
        await at.rechain('pedido-3');
      },
      ['renamed pedido-2@3'],
    ],
    [
      'two events of a document that changed places, chained anew',
      sql(
        `update log.events set version = -1 where position = 3; update log.events set version = 1 where position = 8;
         update log.events set version = 2 where position = 3`,
        'pedido-1',
      ),
      ['moved pedido-1@1', 'moved pedido-1@2'],
    ],
    [
      'events of two documents that changed places in the log',
      sql(
        `update log.events set position = 100 where position = 7; update log.events set position = 7 where position = 8;
         update log.events set position = 8 where position = 100`,
      ),
      ['moved pedido-3@0', 'moved pedido-1@2'],
    ],
    ['an event put at the end', sql(`update log.events set position = 11 where position = 10`), ['moved pedido-2@3']],
    [
      'the data of two events exchanged, chained anew',
      sql(
        `update log.events e set data = o.data from log.events o where e.position in (3, 8) and o.position in (3, 8) and e.position <> o.position`,
        'pedido-1',
      ),
      ['altered pedido-1@1', 'altered pedido-1@2'],
    ],
    ['an event deleted', sql(`delete from log.events where position = 3`), ['missing pedido-1@1']],
    [
      'an event deleted, the rest renumbered and chained anew',
      sql(
        `delete from log.events where position = 3; update log.events set version = 1 where position = 8`,
        'pedido-1',
      ),
      ['missing pedido-1@1', 'moved pedido-1@2'],
    ],
    [
      'the end of a document cut with its head',
      sql(`delete from log.events where position = 8`, 'pedido-1'),
      ['missing pedido-1@2'],
    ],
    [
      'the end of the log cut with its heads',
      async () => {
        await at.tamper('delete from log.events where position > 8');
        for (const stream of ['pedido-2', 'pedido-3']) await at.rechain(stream);
      },
      ['cut pedido-3@1', 'cut pedido-2@3'],
    ],
    [
      'a document deleted with its head',
      sql(`delete from log.events where stream = 'pedido-3'`, 'pedido-3'),
      ['missing pedido-3@0', 'missing pedido-3@1'],
    ],
    [
      'the whole log emptied',
      sql('delete from log.events; delete from log.streams'),
      [
        'cut user-u1@0',
        'cut pedido-1@0',
        'cut pedido-1@1',
        'cut pedido-2@0',
        'cut pedido-2@1',
        'cut pedido-2@2',
        'cut pedido-3@0',
        'cut pedido-1@2',
        'cut pedido-3@1',
        'cut pedido-2@3',
      ],
    ],
    [
      'an event back-dated by 22 months in the name of a person who does not exist',
      () => at.insert('pedido-9', -1, metadataOf('nadie', { at: monthsAgo(22), nombre: 'Nadie' })),
      ['unsigned pedido-9@0'],
    ],
    [
      'an event in the name of a person who does, of now',
      () => at.insert('pedido-1', 2, metadataOf('u1')),
      ['unsigned pedido-1@3'],
    ],
    ['an event of nobody and of no time', () => at.insert('pedido-1', 2, {}), ['unsigned pedido-1@3']],
    [
      'an event that was sealed before anybody looked',
      async () => {
        await at.insert('pedido-1', 2, metadataOf('u1'));
        await at.head();
      },
      ['unsigned pedido-1@3'],
    ],
    [
      'an event squeezed in among those of before evidence began',
      async () => {
        await at.tamper(`insert into log.events select 0, 'pedido-8', 0, gen_random_uuid(), 'PedidoCreado', 1, '{}',
          (select metadata from log.events where position = 2), '', now() - interval '2 years'`);
        await at.rechain('pedido-8');
      },
      ['inserted pedido-8@0'],
    ],
    [
      'an event squeezed in, and all that follow moved on by one',
      async () => {
        await at.tamper(`update log.events set position = position + 100 where position > 8; update log.events set position = position - 99 where position > 100;
          insert into log.events select 9, 'pedido-1', 3, gen_random_uuid(), type, 1, data, metadata, '', recorded_at from log.events where position = 8`);
        await at.rechain('pedido-1');
      },
      ['inserted pedido-1@3', 'moved pedido-3@1', 'moved pedido-2@3'],
    ],
    [
      'a signature taken from another event',
      async () => {
        const [signed] = await at.store.read('pedido-1', { from: 2 });
        await at.insert('pedido-1', 2, metadataOf('u1', { firma: signed!.metadata.firma }));
      },
      ['forged pedido-1@3'],
    ],
    [
      'a signature of a key of one’s own',
      async () => {
        const { privateKey } = generateKeyPairSync('ed25519');
        const keys = {
          ...loadKeys(at.dataDir),
          signOnce: (text: string) => ({
            llave: 'aaaabbbbccccdddd',
            firma: sign(null, Buffer.from(text), privateKey).toString('base64'),
          }),
        };
        const own = {
          sign: <A extends Parameters<typeof signBatch>[0][number]>(batch: readonly A[]) => signBatch(batch, keys),
        };
        const store = createPostgresEventStore({ connectionString: at.url, signer: own });
        await store.append('pedido-1', [by('u1', { n: 3 })], 2);
        await store.close();
      },
      ['unsigned pedido-1@3'],
    ],
    [
      'a signed event repeated in another document',
      async () => {
        const [signed] = await at.store.read('pedido-1', { from: 2 });
        await at.insert('pedido-4', -1, { ...signed!.metadata, hash: undefined }, signed!.data as object);
      },
      ['forged pedido-4@0'],
    ],
    [
      'the register of heads alone',
      sql(`update log.streams set hash = repeat('0', 64) where stream = 'pedido-3'`),
      ['chain pedido-3@1'],
    ],
    ['another identity of the log', sql(`update log.identity set id = gen_random_uuid()`), ['identity']],
  ])('is named: %s', async (_, attack, expected) => {
    await attack();
    expect(await at.found()).toEqual(expected);
  });

  test('an insertion is named although the services go on working over it', async () => {
    await at.insert('pedido-1', 2, metadataOf('u1'));
    await at.store.append('pedido-1', [by('u1', { n: 4 })], 3);
    await at.head();
    expect(await at.found()).toEqual(['unsigned pedido-1@3']);
  });
});
