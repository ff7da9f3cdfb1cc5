import { masters } from '@power/domain/masters';
import type { Projection } from '@power/infra/platform/projection/define';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import { discover } from '@power/infra/platform/service/discover';
import { masterProjection } from '../kernel/master.ts';

test('what a master says to be used by is a column of a read model', async () => {
  const projections = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
  const columns = new Map(projections.map(({ table, columns: of }) => [table, Object.keys(of)]));
  const uses = masters.flatMap(({ master }) => master.usedBy.map((use) => ({ ...use, fields: master.fields })));
  expect(uses.length).toBeGreaterThan(0);
  for (const { table, column, by, fields } of uses) {
    expect(columns.get(table)).toContain(column);
    if (by !== '_id') expect(Object.keys(fields)).toContain(by);
  }
});

const context = (version: number) => ({
  id: `e${version}`,
  schema: 1,
  stream: 'brand-1',
  version,
  position: BigInt(version + 1),
  metadata: { at: `2026-01-05T12:0${version}:00.000Z`, user: 'ana', perfil: 'Administrador', commandId: 'c' },
});

test('a record is listed, changed, deactivated and taken out', () => {
  const brands = masters.find(({ master }) => master.name === 'brand')!;
  const { created, changed, deactivated, deleted } = brands.events;
  const values = { nombre: 'Dahua', factor_aereo: 1.2, factor_maritimo: 1.1, ad_valorem: 6 };
  const named = { _id: '1', nombre: 'Dahua' };
  const events = [
    created({ _id: '1', ...values }),
    changed({ ...named, antes: { ad_valorem: 6 }, cambios: { ad_valorem: 0 } }),
    deactivated(named),
    deleted(named),
  ].map((event, version) => ({ ...event, ...context(version) }) as never);
  const after = (n: number) => rowsGiven(masterProjection(brands), events.slice(0, n)).rows.get('1');
  expect(after(1)).toMatchObject({ ...values, activo: true, version: 0 });
  expect(after(3)).toMatchObject({ ...values, ad_valorem: 0, activo: false, version: 2 });
  expect(after(4)).toBeUndefined();
});
