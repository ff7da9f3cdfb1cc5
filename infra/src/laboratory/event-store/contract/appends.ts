import { randomUUID } from 'node:crypto';
import { EventNotStorable } from '../../../platform/event-store/canonical.ts';
import { AppendTooLarge, EventIdReused } from '../../../platform/event-store/errors.ts';
import { GENESIS, expectedHash } from '../../../platform/event-store/hash-chain.ts';
import { WrongExpectedVersion, type EventStore, type ExpectedVersion } from '../../../platform/event-store/port.ts';
import { event, freshPrefix, ids } from './harness.ts';

export function appendContract(current: () => EventStore): void {
  const stream = (): string => `${freshPrefix()}s`;
  const refusal = async (name: string, expected: ExpectedVersion): Promise<unknown> =>
    current()
      .append(name, [event()], expected)
      .catch((error: unknown) => error);

  it('numbers the events of a stream from 0 and gives the position of the last', async () => {
    const name = stream();
    const first = await current().append(name, [event(), event()], 'no-stream');
    const second = await current().append(name, [event()], 1);
    expect(first).toEqual({ version: 1, position: expect.any(BigInt), repeated: false });
    expect(second.version).toBe(2);
    expect(second.position > first.position).toBe(true);
    const events = await current().read(name);
    expect(events.map(({ version, position }) => [version, position]).slice(1)).toEqual([
      [1, first.position],
      [2, second.position],
    ]);
    expect(await current().head()).toBe(second.position);
  });

  it.each<[ExpectedVersion, number]>([
    ['stream-exists', -1],
    [0, -1],
    [5, -1],
  ])('refuses %s for a stream that does not exist, and says so', async (expected, actual) => {
    const name = stream();
    expect(await refusal(name, expected)).toMatchObject({
      name: 'WrongExpectedVersion',
      stream: name,
      expected,
      actual,
    });
    expect(await current().read(name)).toEqual([]);
  });

  it.each<[ExpectedVersion]>([['no-stream'], [0], [2], [9]])(
    'refuses %s for a stream that ends at 1, and says so',
    async (expected) => {
      const name = stream();
      await current().append(name, [event(), event()], 'any');
      const error = await refusal(name, expected);
      expect(error).toBeInstanceOf(WrongExpectedVersion);
      expect(error).toMatchObject({ stream: name, expected, actual: 1 });
      expect(await current().read(name)).toHaveLength(2);
    },
  );

  it.each<[ExpectedVersion]>([['any'], ['stream-exists'], [1]])(
    'accepts %s for a stream that ends at 1',
    async (expected) => {
      const name = stream();
      await current().append(name, [event(), event()], 'no-stream');
      expect(await current().append(name, [event()], expected)).toMatchObject({ version: 2, repeated: false });
    },
  );

  it.each<[string, ExpectedVersion]>([
    ['the same', 'no-stream'],
    ['an exact', 4],
    ['a stale', 0],
    ['any', 'any'],
    ['stream-exists', 'stream-exists'],
  ])(
    'recognises a repeated batch with %s expected version: nothing is written, the answer is that of the first time',
    async (_, expected) => {
      const name = stream();
      const batch = [event(), event(), event()];
      const first = await current().append(name, batch, 'no-stream');
      await current().append(name, [event(), event()], 2);
      expect(await current().append(name, batch, expected)).toEqual({ ...first, repeated: true });
      expect(await current().read(name)).toHaveLength(5);
    },
  );

  it('recognises a repeat whose first answer is still on its way', async () => {
    const name = stream();
    const one = event();
    const answers = await Promise.all([1, 2, 3].map(() => current().append(name, [one], 'no-stream')));
    expect(answers.map(({ version }) => version)).toEqual([0, 0, 0]);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await current().read(name)).toHaveLength(1);
  });

  it('refuses ids of which only some are there, or in another order', async () => {
    const name = stream();
    const [a, b] = [event(), event()];
    await current().append(name, [a, b], 'any');
    await expect(current().append(name, [a, event()], 'any')).rejects.toBeInstanceOf(EventIdReused);
    await expect(current().append(name, [b, a], 'any')).rejects.toBeInstanceOf(EventIdReused);
    expect(ids(await current().read(name))).toEqual([a.id, b.id]);
  });

  it('lets concurrent appends to one stream work in order', async () => {
    const name = stream();
    const events = Array.from({ length: 20 }, () => event());
    const results = await Promise.all(
      events.map((one, version) => current().append(name, [one], version === 0 ? 'no-stream' : version - 1)),
    );
    expect(results.map(({ version }) => version)).toEqual(events.map((_, version) => version));
    expect(ids(await current().read(name))).toEqual(ids(events));
  });

  it('fails a stale append alone among concurrent ones, and all of it', async () => {
    const prefix = freshPrefix();
    await current().append(`${prefix}3`, [event()], 'no-stream');
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => current().append(`${prefix}${n}`, [event(), event()], 'no-stream')),
    );
    expect(results.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 }, (_, n) => (n === 3 ? 'rejected' : 'fulfilled')),
    );
    expect(await current().read(`${prefix}3`)).toHaveLength(1);
    expect(await current().read(`${prefix}4`)).toHaveLength(2);
  });

  it('gives one winner to writers who race for the same version', async () => {
    const name = stream();
    await current().append(name, [event()], 'no-stream');
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => current().append(name, [event()], 0)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await current().read(name)).toHaveLength(2);
  });

  it('keeps data as it was: order of keys apart, every value comes back', async () => {
    const name = stream();
    const data = {
      z: 1,
      a: { y: [1, null, true, 'ñandú «é» 𝄞 \u2028 \\ "', { b: 0.1, a: 1e21 }], x: 5e-324 },
      precio: 1234567890123456,
      cero: -0,
      vacío: '',
      'clave rara\t': [],
      fecha: new Date(0),
      nada: undefined,
    };
    await current().append(name, [event(data)], 'any');
    const [read] = await current().read(name);
    expect(read?.data).toEqual(JSON.parse(JSON.stringify(data)));
    expect(read && expectedHash(GENESIS, read)).toBe(read?.metadata.hash);
  });

  it.each([
    ['a NUL character', { texto: { dentro: ['a\0b'] } }, '$.texto.dentro[0]'],
    ['half a surrogate', { '\ud800': 1 }, '$.'],
    ['NaN', { n: NaN }, '$.n'],
    ['a bigint', { n: 1n }, '$.n'],
  ])('refuses %s with an error that names the place', async (_, data, place) => {
    const name = stream();
    const error = await current()
      .append(name, [event(), event(data)], 'any')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EventNotStorable);
    expect((error as Error).message).toContain(place);
    expect(await current().read(name)).toEqual([]);
  });

  it.each([
    ['one event', [1_000_000]],
    ['many together', Array.from({ length: 40 }, () => 25_000)],
  ])('refuses more than a megabyte in %s, writes nothing, and takes what is just below', async (_, sizes) => {
    const name = stream();
    const of = (bytes: number) => event({ texto: 'x'.repeat(bytes) });
    await expect(current().append(name, sizes.map(of), 'any')).rejects.toBeInstanceOf(AppendTooLarge);
    expect(await current().read(name)).toEqual([]);
    const below = sizes.map((bytes) => of(bytes - 1000));
    expect(await current().append(name, below, 'no-stream')).toMatchObject({ version: sizes.length - 1 });
  });

  it('refuses an empty append, a name of the log itself and an id that is not a UUID', async () => {
    await expect(current().append(stream(), [], 'any')).rejects.toBeInstanceOf(EventNotStorable);
    await expect(current().append('$all', [event()], 'any')).rejects.toBeInstanceOf(EventNotStorable);
    await expect(current().append(stream(), [event({}, 'x')], 'any')).rejects.toBeInstanceOf(EventNotStorable);
  });

  it('chains the hashes of a stream over several appends and stores', async () => {
    const name = stream();
    await current().append(name, [event({ n: 1 }), event({ n: 2 })], 'any');
    await current().append(name, [event({ n: 3 }, randomUUID().toUpperCase())], 'stream-exists');
    let previous = GENESIS;
    for (const recorded of await current().read(name)) {
      expect(recorded.metadata.hash).toBe(expectedHash(previous, recorded));
      previous = recorded.metadata.hash ?? '';
    }
  });
}
