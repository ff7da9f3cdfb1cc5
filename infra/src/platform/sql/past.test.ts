import { NoPast, statementThen } from './past.ts';

const AT = '2026-02-10T12:00:00.000Z';
const histories = { pedidos: 'every', eventos: { since: 'at' }, sesiones: 'none' } as const;
const then = (text: string): string => statementThen(text, AT, histories);

test('a read model stands for its rows of then, whatever the statement', () => {
  const rows = `"pedidos" AS NOT MATERIALIZED (SELECT ctid, * FROM read."pedidos_history" WHERE _desde <= '${AT}'::timestamptz AND _hasta > '${AT}'::timestamptz)`;
  expect(then('SELECT 1 FROM pedidos p').trim()).toBe(`WITH ${rows} SELECT 1 FROM pedidos p`);
  expect(then('with few as (select 1 from "pedidos") select * from few').trim()).toBe(
    `WITH ${rows}, few as (select 1 from "pedidos") select * from few`,
  );
  expect(then('DECLARE x CURSOR FOR SELECT 1 FROM pedidos')).toBe(
    `DECLARE x CURSOR FOR WITH ${rows}  SELECT 1 FROM pedidos`,
  );
  expect(then('SELECT * FROM eventos')).toContain(`read."eventos" WHERE "at" <= '${AT}'::timestamptz`);
});

test('its clock stands still, and what reads nothing stays as it is', () => {
  expect(then('SELECT now() - 1')).toBe(`SELECT '${AT}'::timestamptz - 1`);
  expect(then('FETCH 10 FROM pedidos')).toBe('FETCH 10 FROM pedidos');
});

test('what has no past is never read as it is now', () => {
  expect(() => then('SELECT 1 FROM sesiones')).toThrow(NoPast);
  expect(() => then('SELECT 1 FROM ops.jobs')).toThrow('not a statement about read models');
  expect(() => then('SELECT 1 FROM read.pedidos')).toThrow('not a statement about read models');
});
