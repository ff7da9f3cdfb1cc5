import type { MasterCalls } from '@power/domain/kernel/master';
import type { Field } from '@power/domain/kernel/field';
import { masters } from '@power/domain/masters';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

/** A value of the field, another for another n. */
function valueOf({ kind, choices, asked }: Field & { asked?: { max?: number; emails?: boolean } }, n: number): unknown {
  if (kind === 'state') return choices![n % choices!.length];
  if (kind === 'flag') return n % 2 === 0;
  if (kind === 'numbers') return [n];
  if (kind === 'list') return [asked?.emails ? `persona${n}@power.test` : `Uno ${n}`];
  if (kind === 'day') return `2026-01-0${n}`;
  if (kind === 'rut') return ['12345678-5', '11111111-1', '22222222-2'][n];
  if (kind === 'text' || kind === 'code') return `${n}Valor`.slice(0, asked?.max ?? 40);
  return n;
}
const record = ({ master }: MasterCalls, n: number): Record<string, unknown> =>
  Object.fromEntries(Object.entries(master.fields).map(([name, field]) => [name, valueOf(field as never, n)]));

const all = masters.map((calls) => [calls.master.words.titulo, calls] as const);

test.each(all)('%s: made, changed, deactivated, deleted; the same name never twice', async (_, calls) => {
  const { master, create, change, remove, aggregate } = calls;
  const spine = await openSpine();
  const make = (n: number) => spine.issue(ADMIN, create.name, { [master.payload]: record(calls, n) });
  const made = await make(1);
  expect(made).toMatchObject({ ok: true });
  const id = made._id as string;
  expect(await make(1)).toMatchObject({ ok: false, codigo: 'REPETIDO' });
  const second = await make(2);
  const field = master.unique.find((name) => master.fields[name]!.asked.fixed !== true);
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
  expect(await changed(id, { activo: false })).toMatchObject({ ok: true });
  expect(await spine.state(aggregate, id)).toMatchObject({ activo: false });
  // What was given up is free again.
  if (field !== undefined) expect(await changed(id, { [field]: record(calls, 0)[field] })).toMatchObject({ ok: true });
  spine.pass(61_000);
  if (master.unique.length === 1) expect(await make(1)).toMatchObject({ ok: true });
  if (master.usedBy.length > 0) return;
  expect(await spine.issue(ADMIN, remove.name, { id })).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, remove.name, { id })).toMatchObject({ ok: false, codigo: 'NO_EXISTE' });
});

test.each(all)('%s: an import makes, changes and leaves alone; a repeat writes nothing more', async (_, calls) => {
  const { master } = calls;
  const spine = await openSpine();
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
