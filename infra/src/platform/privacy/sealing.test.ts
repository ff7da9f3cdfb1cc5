import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import { OLVIDADO, personsIn, withPersons } from '@power/domain/kernel/personal';
import fc from 'fast-check';
import { EventUnreadable } from '../event-store/errors.ts';
import { type NewEvent, type RecordedEvent, storedData } from '../event-store/port.ts';
import { testEvent } from '../../laboratory/testing/memory-event-store.ts';
import type { Known, PersonKey, PersonKeys } from './person-keys.ts';
import { personalTypes, Sealing } from './sealing.ts';
import { secretOf } from './secret.ts';

const secret = secretOf('un secreto de prueba, bien largo');

/** Keys in memory; how often they were asked for. */
class Keys {
  readonly all = new Map<string, PersonKey>();
  readonly gone = new Map<string, bigint>();
  readonly destroyed = new Set<string>();
  readonly damaged = new Set<string>();
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
    return { keys, destroyed: this.destroyed, damaged: this.damaged, forgotten: this.gone };
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
  for (const { id } of keys.all.values()) keys.destroyed.add(id);
  keys.gone.set(secret.alias('correo:ana@cliente.test'), 7n);
  const [read, before, later] = await sealing.open([recorded(stored!), plain, { ...plain, position: 8n }]);
  expect(read!.data).toMatchObject({ inscrito: { nombre: OLVIDADO, email: OLVIDADO } });
  expect(before!.data).toMatchObject({ inscrito: { nombre: OLVIDADO, email: OLVIDADO } });
  expect(before!.stored).toEqual(said.data);
  expect(later!.data).toEqual(said.data);
});

const registered = (contactos: readonly object[]): NewEvent => {
  const { schema } = eventCatalogue.get('CustomerRegistered')!;
  const data = { ...(samples.CustomerRegistered![schema] as object), contactos };
  return { ...testEvent({ type: 'CustomerRegistered', data }), schema };
};
const contactosOf = (event: RecordedEvent) => (event.data as { contactos: Record<string, string>[] }).contactos;
/** Texts that look like sealed ones, and what each lacks. */
const FORGED = [
  'olvidable:1:hola',
  'olvidable:1:',
  'olvidable:',
  'olvidable:0:hola',
  'olvidable:0:olvidable:1:hola',
  'olvidable:2:0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11:AAAA',
  'olvidable:1:0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11:AAAA',
  `olvidable:1:0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11:${'A'.repeat(60)}`,
  `olvidable:1:0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11:${'ñ=+/'.repeat(20)}`,
  "olvidable:1:'; DROP TABLE ops.person_keys; --",
];

test.each(FORGED)('«%s» of somebody without identity is stored escaped and read as it was typed', async (cargo) => {
  const sealing = sealingOf(new Keys());
  const typed = registered([{ nombre: OLVIDADO, cargo, email: '', telefono: cargo }]);
  const [stored] = await sealing.seal([typed]);
  expect(JSON.stringify(stored!.data)).not.toContain(`"${cargo}"`);
  const [read] = await sealing.open([recorded(stored!)]);
  expect(read!.data).toEqual(typed.data);
  expect(read!.stored).toEqual(stored!.data);
});

test.each(FORGED)('«%s» of somebody with identity lies under the key like any other text', async (cargo) => {
  const sealing = sealingOf(new Keys());
  const typed = registered([{ nombre: cargo, cargo, email: 'ana@x.cl', telefono: cargo }]);
  const [read] = await sealing.open([recorded((await sealing.seal([typed]))[0]!)]);
  expect(read!.data).toEqual(typed.data);
});

test.each(FORGED.filter((text) => !text.startsWith('olvidable:0:olvidable:')))(
  '«%s» that a version before stored unescaped is read as it is',
  async (cargo) => {
    const sealing = sealingOf(new Keys());
    const typed = recorded(registered([{ nombre: OLVIDADO, cargo, email: '', telefono: '' }]));
    const [read] = await sealing.open([typed]);
    expect(contactosOf(read!)[0]!.cargo).toBe(cargo);
  },
);

test('a sealed text of somebody else, pasted where nobody is named, is a text: it opens nothing', async () => {
  const sealing = sealingOf(new Keys());
  const [other] = await sealing.seal([registered([{ nombre: 'Ana Núñez', cargo: '', email: 'ana@x.cl' }])]);
  const pasted = (other!.data as { contactos: { nombre: string }[] }).contactos[0]!.nombre;
  const [stored] = await sealing.seal([registered([{ nombre: OLVIDADO, cargo: pasted }])]);
  const [read] = await sealing.open([recorded(stored!)]);
  expect(contactosOf(read!)[0]!.cargo).toBe(pasted);
});

test('a sealed text that was cut short, or is of another key, is shown as it is stored', async () => {
  const keys = new Keys();
  const sealing = sealingOf(keys);
  const stored = recorded((await sealing.seal([enrolled('Ana Núñez', 'ana@x.cl')]))[0]!);
  const { inscrito } = stored.data as { inscrito: { nombre: string; email: string } };
  const cut = { inscrito: { ...inscrito, nombre: inscrito.nombre.slice(0, -3) } };
  const [read] = await sealing.open([{ ...stored, data: cut }]);
  expect(read!.data).toMatchObject({ inscrito: { nombre: cut.inscrito.nombre, email: 'ana@x.cl' } });
  for (const [who, { id }] of keys.all) keys.all.set(who, { id, key: Buffer.alloc(32) });
  expect((await sealing.open([stored]))[0]!.data).toEqual(stored.data);
});

test('one event that cannot be opened is unreadable, with what is stored; the others of its page are read', async () => {
  const keys = new Keys();
  const sealing = sealingOf(keys);
  const typed = [enrolled('Ana Núñez', 'ana@x.cl'), enrolled('Berta Díaz', 'berta@x.cl')];
  const [first, second] = (await sealing.seal(typed)).map(recorded);
  keys.damaged.add(keys.all.get('correo:ana@x.cl')!.id);
  // Its person cannot be told from data of such a shape.
  const shapeless = { ...recorded(registered([])), data: { contactos: [{ nombre: 'x' }], cliente: null, antes: null } };
  const [damaged, read, third] = await sealing.open([first!, second!, shapeless]);
  expect(() => damaged!.data).toThrow(EventUnreadable);
  expect(storedData(damaged!)).toEqual(first!.data);
  expect(damaged).toMatchObject({ stream: 's-1', version: 0, position: 7n, metadata: first!.metadata });
  expect(read!.data).toEqual(typed[1]!.data);
  expect(storedData(third!)).toEqual(shapeless.data);
});
