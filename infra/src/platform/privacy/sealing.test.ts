import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import { OLVIDADO, personsIn, withPersons } from '@power/domain/kernel/personal';
import fc from 'fast-check';
import type { NewEvent, RecordedEvent } from '../event-store/port.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import type { Known, PersonKey, PersonKeys } from './person-keys.ts';
import { personalTypes, Sealing } from './sealing.ts';
import { secretOf } from './secret.ts';

const secret = secretOf('un secreto de prueba, bien largo');

/** Keys in memory; how often they were asked for. */
class Keys {
  readonly all = new Map<string, PersonKey>();
  readonly gone = new Map<string, bigint>();
  asked = 0;
  alias(identity: string): string {
    return secret.alias(identity);
  }
  async of(identities: Iterable<string>): Promise<Map<string, PersonKey>> {
    this.asked += 1;
    for (const one of identities)
      if (!this.all.has(one))
        this.all.set(one, { id: crypto.randomUUID(), key: Buffer.from(crypto.getRandomValues(new Uint8Array(32))) });
    return new Map(this.all);
  }
  async known(ids: readonly string[]): Promise<Known> {
    this.asked += 1;
    const keys = new Map([...this.all.values()].filter(({ id }) => ids.includes(id)).map(({ id, key }) => [id, key]));
    return { keys, forgotten: this.gone };
  }
}
const sealingOf = (keys: Keys): Sealing =>
  new Sealing(personalTypes(eventCatalogue.values()), keys as unknown as PersonKeys);
const recorded = (event: NewEvent): RecordedEvent => ({
  ...event,
  data: JSON.parse(JSON.stringify(event.data)) as unknown,
  stream: 's-1',
  version: 0,
  position: 7n,
  recordedAt: event.metadata.at,
});
const naming = [...eventCatalogue.values()].filter(({ personal }) => personal.length > 0);
const enrolled = (nombre: string, email: string): NewEvent => {
  const data = samples.TrainingEnrolled![1] as { inscrito: object };
  return testEvent({ type: 'TrainingEnrolled', data: { ...data, inscrito: { ...data.inscrito, nombre, email } } });
};

test('what is stored is read as it was said, whatever it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (nombre, email) => {
      const sealing = sealingOf(new Keys());
      const said = enrolled(nombre, email);
      const [stored] = await sealing.seal([said]);
      const [read] = await sealing.open([recorded(stored!)]);
      expect(read!.data).toEqual(JSON.parse(JSON.stringify(said.data)));
    }),
    { numRuns: 200 },
  );
});

test.each(naming.map(({ type }) => [type]))('%s: no word of a person is stored, all of them are read', async (type) => {
  const { schema, personal } = eventCatalogue.get(type)!;
  const said = { ...testEvent({ type, data: samples[type]![schema] }), schema };
  const sealing = sealingOf(new Keys());
  const [stored] = await sealing.seal([said]);
  const words = personsIn(personal, said.data).flatMap(({ nombre, correo, rut, telefono }) => [
    nombre,
    correo,
    rut,
    telefono,
  ]);
  for (const one of personal)
    withPersons(stored!.data, one, (part) => {
      for (const word of words.filter((text) => text !== ''))
        for (const field of one.fields) expect(part[field]).not.toBe(word);
      return part;
    });
  const [read] = await sealing.open([recorded(stored!)]);
  expect(read!.data).toEqual(said.data);
});

test('where nobody is named nothing is asked and nothing is copied', async () => {
  const keys = new Keys();
  const sealing = sealingOf(keys);
  const events = [testEvent({ type: 'ProductCreated', data: { nombre: 'x' } })];
  expect(sealing.seal(events)).toBe(events);
  const read = events.map(recorded);
  expect(sealing.open(read)).toBe(read);
  expect(keys.asked).toBe(0);
});

test('without the key there is one text; plain words of before go as far as the person was known then', async () => {
  const keys = new Keys();
  const sealing = sealingOf(keys);
  const said = enrolled('Ana Núñez', 'ana@cliente.test');
  const [stored] = await sealing.seal([said]);
  const plain = recorded(said);
  expect((await sealing.open([plain]))[0]!.data).toEqual(said.data);
  keys.all.clear();
  keys.gone.set(secret.alias('correo:ana@cliente.test'), 7n);
  const [read, before, later] = await sealing.open([recorded(stored!), plain, { ...plain, position: 8n }]);
  expect(read!.data).toMatchObject({ inscrito: { nombre: OLVIDADO, email: OLVIDADO } });
  expect(before!.data).toMatchObject({ inscrito: { nombre: OLVIDADO, email: OLVIDADO } });
  expect(before!.stored).toEqual(said.data);
  expect(later!.data).toEqual(said.data);
});

test('a key that is not the one it was sealed with opens nothing', async () => {
  const keys = new Keys();
  const sealing = sealingOf(keys);
  const [stored] = await sealing.seal([enrolled('Ana', 'ana@cliente.test')]);
  for (const [who, { id }] of keys.all) keys.all.set(who, { id, key: Buffer.alloc(32) });
  await expect(sealing.open([recorded(stored!)])).rejects.toThrow();
});
