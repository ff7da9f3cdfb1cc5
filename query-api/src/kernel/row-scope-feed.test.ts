import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@power/domain/contract';
import type { RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import { isOthers, OTHER, PEOPLE } from '@power/infra/laboratory/safety/parties';
import { valuesOf } from '@power/infra/laboratory/safety/plant-parties';
import { hears, Topics } from '@power/infra/platform/live/topics';
import { feedScopeOf } from '@power/infra/platform/rows/columns';
import { PARTS } from './row-scope.testing.ts';
import { OUT_OF_REACH, UNSCOPED } from './row-scope-reasons.testing.ts';

const rows: readonly RowDefinition[] = Object.values(tables);

test('each part of the trial has its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^row-scope-\d+\.integration\.test\.ts$/.test(file));
  const parts = files.map(
    (file) => /tryRowScope\((\d+)\)/.exec(readFileSync(path.join(import.meta.dirname, file), 'utf8'))![1],
  );
  expect(parts.map(Number).toSorted()).toEqual(Array.from({ length: PARTS }, (_, n) => n));
});

test('what is named as out of reach is a query that there is', () => {
  const queries = new Set(contract.filter((call) => call.kind === 'query').map(({ name }) => name));
  expect(Object.keys(OUT_OF_REACH).filter((name) => !queries.has(name))).toEqual([]);
});

test.each(PEOPLE.map((user) => [user.perfil, user] as const))(
  '%s hears of no change to a row of others',
  (perfil, user) => {
    const topics = new Topics(contract);
    const heard = rows.flatMap((row) => {
      const hearing = row.topic === undefined ? undefined : topics.hearing(row.topic, user);
      const scope = feedScopeOf(row)?.(valuesOf(row, OTHER, 0)) ?? null;
      const told = {
        seq: 1n,
        position: 1n,
        topic: row.topic ?? null,
        key: OTHER.mark,
        op: 'upsert',
        scope,
        frame: null,
      };
      return hearing && hears(hearing, told) && isOthers(row, perfil) ? [row.table] : [];
    });
    expect(heard).toEqual([]);
  },
);

// A read model that says `everyone` but holds somebody's id would pass all of the above.
test('a read model that knows whose its rows are is scoped by it, or says here why not', () => {
  const owners = { ejecutivo_id: 'ejecutivo', cliente_id: 'cliente', marca: 'marca', marcas: 'marca' } as const;
  const open = rows.flatMap((row) =>
    Object.entries(owners).flatMap(([field, attribute]) =>
      field in row.fields && (row.scope === 'everyone' || row.scope[attribute] === undefined)
        ? [`${row.table}.${field}`]
        : [],
    ),
  );
  expect(open).toEqual(Object.keys(UNSCOPED));
});
