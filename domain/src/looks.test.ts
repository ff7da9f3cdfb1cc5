import { lookOf, stateText } from './kernel/look.ts';
import type { Field } from './kernel/field.ts';
import { looks } from './looks.ts';
import { mailRow } from './settings/views/mail-row.ts';
import { tables } from './tables.ts';

const registered: readonly unknown[] = Object.values(looks);
const rows = [...Object.values(tables), mailRow];

test('what a row calls its state has a look in the registry for each of its values', () => {
  const states = rows.flatMap(({ table, fields }) =>
    Object.entries<Field>(fields)
      .filter(([name, { kind }]) => kind === 'state' && /^(estado|estatus)/.test(name))
      .map(([name, field]) => ({ name: `${table}.${name}`, field })),
  );
  expect(states.length).toBeGreaterThan(2);
  for (const { name, field } of states) {
    expect([name, registered.includes(field.looks)]).toEqual([name, true]);
    expect(Object.keys(field.looks!)).toEqual([...field.choices!]);
  }
});

test('short labels fit in a grid and differ within an entity', () => {
  for (const [entity, states] of Object.entries(looks)) {
    const shorts = Object.values(states).map(({ short }) => short);
    expect([entity, new Set(shorts).size]).toEqual([entity, shorts.length]);
    for (const short of shorts) expect([short, short.length <= 18]).toEqual([short, true]);
  }
});

test('cancelled is grey, and an unknown state keeps its name', () => {
  expect(looks.Pedido.Anulado.tone).toBe('neutral');
  expect(lookOf(looks.Pedido, 'Otro')).toMatchObject({ tone: 'neutral', short: 'Otro' });
});

test('nobody reads a code: the text of every state is Spanish, and begins as a label does', () => {
  for (const states of Object.values(looks))
    for (const state of Object.keys(states)) expect(stateText(states, state)).toMatch(/^[\p{Lu}\d][^_]*$/u);
  expect(stateText(looks.Proyección, 'catching_up')).toBe('Poniéndose al día');
  expect(stateText(looks.Pedido, 'Pendiente Validacion Administrativa')).toBe('Pendiente Validacion Administrativa');
});
