import { emailClaim, user } from '@power/domain/access/user';
import type { MasterCalls } from '@power/domain/kernel/master';
import type { AskedField } from '@power/domain/kernel/master-row';
import { masters } from '@power/domain/masters';
import { openSpine, person, type Spine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

/** What a place's code begins with, and the letter that follows it (inventory/views/place-access). */
const CODED: Readonly<Record<string, readonly [field: string, letter: string]>> = {
  rack: ['bodega', 'R'],
  level: ['bloque', 'N'],
  place: ['nivel', 'P'],
};

/** What fields hold that are right together only with what they are, as a link. */
const PIECE = { enlace: '/ofertas', estado: 'Borrador' };
const OWN: Readonly<Record<string, object>> = {
  banner: PIECE,
  slide: PIECE,
  // Under itself it would stand in nothing that is there yet.
  webCategory: { padre: '' },
};

/** A value of the field, another for another n; of a reference, that of the nth record of the other list. */
function valueOf(field: AskedField, n: number): unknown {
  const { kind, choices, asked } = field;
  if (asked.reference) {
    const other = masters.find(({ master }) => master.name === asked.reference!.master)!;
    // What its own list holds may stay empty.
    if (asked.acyclic) return '';
    const value = record(other, n)[asked.reference.field];
    return kind === 'list' ? [value] : value;
  }
  if (asked.person) return '';
  if (asked.email) return `persona${n}@power.test`;
  if (kind === 'state') return choices![n % choices!.length];
  if (kind === 'flag') return n % 2 === 0;
  if (kind === 'numbers') return [n];
  if (asked.oneOf) return [asked.oneOf[n]];
  if (kind === 'list') return [asked?.emails ? `persona${n}@power.test` : `Uno ${n}`];
  if (kind === 'day') return `2026-01-0${n}`;
  if (kind === 'rut') return ['12345678-5', '11111111-1', '22222222-2'][n];
  if (asked.month) return `20261${n}`;
  if (kind === 'text' || kind === 'code') return `${n}Valor`.slice(0, asked?.max ?? 40);
  return n + Math.ceil(asked.min ?? 0);
}
function record({ master }: MasterCalls, n: number): Record<string, unknown> {
  const values = Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, valueOf(field, n)]));
  const own = OWN[master.name];
  if (own) return { ...values, ...own };
  const [inside, letter] = CODED[master.name] ?? [];
  return inside === undefined
    ? values
    : { ...values, codigo: `${String(values[inside])}-${letter}${String(values['numero'] ?? n + 1)}` };
}

/** The records that those of this list name, and those that they name: three of each. */
async function withReferences(calls: MasterCalls, on?: Spine): Promise<Spine> {
  const spine = on ?? (await openSpine());
  for (const { asked } of Object.values(calls.master.fields)) {
    const other = masters.find(({ master }) => master.name === asked.reference?.master && master !== calls.master);
    if (other) await withReferences(other, spine);
    for (const n of other ? [0, 1, 2] : [])
      await spine.issue(ADMIN, other!.create.name, { [other!.master.payload]: record(other!, n) });
  }
  return spine;
}

const all = masters.map((calls) => [calls.master.words.titulo, calls] as const);

test.each(all)('%s: made, changed, deactivated, deleted; the same name never twice', async (_, calls) => {
  const { master, create, change, remove, aggregate } = calls;
  const spine = await withReferences(calls);
  const make = (n: number) => spine.issue(ADMIN, create.name, { [master.payload]: record(calls, n) });
  const made = await make(1);
  expect(made).toMatchObject({ ok: true });
  const id = made._id as string;
  expect(await make(1)).toMatchObject({ ok: false, codigo: 'REPETIDO' });
  const second = await make(2);
  // Of what others name it by, `uses.integration` tells.
  const field = master.unique.find(
    (name) => master.fields[name]!.asked.fixed !== true && !master.usedBy.some(({ by }) => by === name),
  );
  const changed = (id: unknown, values: object) => spine.issue(ADMIN, change.name, { id, [master.payload]: values });
  if (field !== undefined)
    expect(await changed(second._id, { [field]: record(calls, 1)[field] })).toMatchObject({
      ok: false,
      codigo: 'REPETIDO',
      campo: field,
    });
  // What names a record stays what it is; said as it is, it may stand in a change.
  for (const [name, { asked }] of Object.entries(master.fields))
    if (asked.fixed) {
      expect(await changed(id, { [name]: record(calls, 2)[name] })).toMatchObject({ ok: false, codigo: 'NO_CAMBIA' });
      expect(await changed(id, { [name]: record(calls, 1)[name] })).toMatchObject({ ok: true });
    }
  // What it keeps is asked of read models, in `uses.integration`.
  if (master.usedBy.some(({ keeps }) => keeps)) return;
  expect(await changed(id, { activo: false })).toMatchObject({ ok: true });
  expect(await spine.state(aggregate, id)).toMatchObject({ activo: false });
  // What was given up is free again.
  if (field !== undefined) expect(await changed(id, { [field]: record(calls, 0)[field] })).toMatchObject({ ok: true });
  spine.pass(61_000);
  if (field !== undefined && master.unique.length === 1) expect(await make(1)).toMatchObject({ ok: true });
  if (master.usedBy.length > 0) return;
  expect(await spine.issue(ADMIN, remove.name, { id })).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, remove.name, { id })).toMatchObject({ ok: false, codigo: 'NO_EXISTE' });
});

test.each(all)('%s: an import makes, changes and leaves alone; a repeat writes nothing more', async (_, calls) => {
  const { master } = calls;
  const spine = await withReferences(calls);
  await spine.issue(ADMIN, calls.create.name, { [master.payload]: record(calls, 1) });
  const filas = [
    { fila: 2, valores: record(calls, 1) },
    { fila: 3, valores: record(calls, 2) },
    { fila: 4, valores: record(calls, 2) },
    { fila: 5, valores: { nada: 1 } },
  ];
  const run = () => spine.issue(ADMIN, calls.import.name, { accion: 'importar', filas }, 'una');
  const first = await run();
  expect(first).toMatchObject({ ok: true, nuevos: 1, modificados: 0, sin_cambio: 1 });
  expect((first.rechazados as { fila: number }[]).map(({ fila }) => fila)).toEqual([4, 5]);
  const events = (spine.log as unknown as { all: readonly unknown[] }).all.length;
  expect(await run()).toMatchObject({ ok: true, nuevos: 1 });
  expect((spine.log as unknown as { all: readonly unknown[] }).all).toHaveLength(events);
});

test('an import knows a record again however its name is typed, and leaves the name as others have it', async () => {
  const spine = await openSpine();
  await spine.issue(ADMIN, 'create-brand', { marca: { nombre: 'Óptica Ñuñoa' } });
  await spine.issue(ADMIN, 'create-currency', { moneda: { codigo: 'USD', nombre: 'Dólar', simbolo: '$' } });
  const load = (name: string, valores: object) =>
    spine.issue(ADMIN, name, { accion: 'importar', filas: [{ fila: 2, valores }] });
  expect(await load('import-brand', { nombre: 'OPTICA  NUNOA' })).toMatchObject({ sin_cambio: 1 });
  expect(await load('import-brand', { nombre: 'OPTICA NUNOA', ad_valorem: 3 })).toMatchObject({ modificados: 1 });
  const dollar = { codigo: 'usd', nombre: 'Dólar', simbolo: 'US$' };
  expect(await load('import-currency', dollar)).toMatchObject({ modificados: 1 });
  const values = async (list: string) => {
    const { aggregate } = masters.find(({ master }) => master.name === list)!;
    return (await spine.state(aggregate, '1'))!.values;
  };
  expect(await values('brand')).toMatchObject({ nombre: 'Óptica Ñuñoa', ad_valorem: 3 });
  // A column that the spreadsheet has not leaves what there is; an empty cell is what a new record begins with.
  expect(await load('import-brand', { nombre: 'Óptica Ñuñoa', factor_aereo: 1.5 })).toMatchObject({ modificados: 1 });
  expect(await values('brand')).toMatchObject({ factor_aereo: 1.5, ad_valorem: 3 });
  const told = await load('import-brand', { nombre: 'Óptica Ñuñoa', ad_valorem: null });
  expect(told).toMatchObject({ modificados: 1, mensaje: '0 creadas, 1 modificada, 0 con errores' });
  expect(await values('brand')).toMatchObject({ factor_aereo: 1.5, ad_valorem: 6 });
  expect(await values('currency')).toMatchObject({ codigo: 'USD', simbolo: 'US$' });
});

test('a record names what there is: a supplier of a country, with a RUT where it is Chile', async () => {
  const spine = await openSpine();
  await spine.issue(ADMIN, 'create-country', { pais: { codigo: 'CL', nombre: 'Chile' } });
  await spine.issue(ADMIN, 'create-currency', { moneda: { codigo: 'USD', nombre: 'Dólar', simbolo: 'US$' } });
  const create = (more: object) =>
    spine.issue(ADMIN, 'create-supplier', {
      proveedor: { razon_social: 'Uno SpA', pais: 'CL', tax_id: '76.086.428-5', ...more },
    });
  expect(await create({ pais: 'CN' })).toMatchObject({ ok: false, codigo: 'NO_EXISTE', campo: 'pais' });
  expect(await create({ marcas: ['Dahua'] })).toMatchObject({
    campo: 'marcas',
    mensaje: 'Marcas: No hay «Dahua» en su listado. Elige otro.',
  });
  await expect(create({ tax_id: '76086428-5' })).rejects.toThrow('Escribe el RUT con puntos');
  const made = await create({});
  expect(made).toMatchObject({ ok: true });
  const change = { id: made._id, proveedor: { tax_id: 'EIN 12-3456789' } };
  expect(await spine.issue(ADMIN, 'change-supplier', change)).toMatchObject({ codigo: 'INVALIDO', campo: 'tax_id' });
});

test('the brand manager of a brand is an active person of that profile', async () => {
  const spine = await openSpine();
  const create = (brand_manager: string) =>
    spine.issue(ADMIN, 'create-brand', { marca: { nombre: 'Dahua', brand_manager } });
  const usuario = { email: 'bruno@power.test', nombre: 'Bruno', perfil: 'Brand Manager' };
  await spine.issue(ADMIN, 'register-user', { accion: 'crear', usuario: { ...usuario, password: 'una-clave-larga' } });
  expect(await create('nadie@power.test')).toMatchObject({
    campo: 'brand_manager',
    mensaje: 'Brand manager: «nadie@power.test» no es el correo de una persona activa con perfil Brand Manager.',
  });
  expect(await create('Bruno@power.test')).toMatchObject({ ok: true });
  // The process makes the brand one of the person's own, once, and takes it away.
  const give = (propia: boolean) =>
    spine.issue(ADMIN, 'give-brand', { accion: 'marca', email: 'bruno@power.test', marca: 'Dahua', propia });
  expect(await give(true)).toMatchObject({ ok: true });
  const { usuario: id } = await spine.state(emailClaim, 'bruno@power.test');
  expect(await spine.state(user, id!)).toMatchObject({ cuenta: { nombre: 'Bruno', marcas: ['Dahua'] } });
  // The record says who looks after it: a brand that it names is not taken away behind its back.
  const link = (marcas: string[]) =>
    spine.issue(ADMIN, 'change-user-links', { accion: 'vinculos', usuario: id, marcas });
  expect(await link([])).toMatchObject({
    codigo: 'MARCA_A_CARGO',
    campo: 'marcas',
    mensaje: 'Bruno es brand manager de Dahua. Para quitarle la marca, cambia su brand manager en Marcas.',
  });
  expect(await link(['Dahua', 'Otra'])).toMatchObject({ ok: true });
  expect(await link(['Dahua'])).toMatchObject({ ok: true });
  const { version } = await give(true);
  expect((await give(true)).version).toBe(version);
  await give(false);
  expect(await spine.state(user, id!)).toMatchObject({ cuenta: { marcas: [] } });
});

test('a section of the site never stands inside itself, however far down', async () => {
  const spine = await openSpine();
  const make = (slug: string, padre: string) =>
    spine.issue(ADMIN, 'create-webcategory', { categoria: { nombre: slug, slug, padre } });
  expect(await make('a', 'a')).toMatchObject({ ok: false, campo: 'padre' });
  const a = await make('a', '');
  const b = await make('b', 'a');
  const c = await make('c', 'b');
  const put = (id: unknown, padre: string) => spine.issue(ADMIN, 'change-webcategory', { id, categoria: { padre } });
  expect(await put(a._id, 'c')).toMatchObject({ ok: false, codigo: 'DENTRO_DE_SI', campo: 'padre' });
  expect(await put(a._id, 'a')).toMatchObject({ ok: false, codigo: 'DENTRO_DE_SI' });
  expect(await put(c._id, 'a')).toMatchObject({ ok: true });
  expect(await put(b._id, 'c')).toMatchObject({ ok: true });
});
