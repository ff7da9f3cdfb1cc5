import { contract } from './contract.ts';
import { MAX_ROW } from './kernel/grid.ts';
import type { QueryDefinition } from './kernel/query.ts';

const grids = contract.filter(
  (call) =>
    call.accion !== undefined && call.request.safeParse({ accion: call.accion, startRow: 0, endRow: 20 }).success,
);

test('no grid takes a row that no list can have: its request is refused with the field', () => {
  expect(grids.length).toBeGreaterThan(20);
  for (const call of grids)
    for (const range of [
      { startRow: 1e12, endRow: 1e12 + 20 },
      { startRow: MAX_ROW, endRow: MAX_ROW + 20 },
      { startRow: 0, endRow: 1e12 },
    ]) {
      const { success, error } = call.request.safeParse({ accion: call.accion, ...range });
      expect([call.path, call.accion, success]).toEqual([call.path, call.accion, false]);
      expect(error!.issues.map(({ path }) => path[0])).toContain('endRow');
    }
});

test('a query that takes the filters of a list takes its moment: rows and sums of a past day are asked alike', () => {
  const filtered = contract.filter(
    (call) =>
      call.kind === 'query' &&
      (call as QueryDefinition).asOf === undefined &&
      call.accion !== undefined &&
      call.request.safeParse({ accion: call.accion, filterModel: {} }).success,
  );
  expect(filtered.length).toBeGreaterThan(60);
  const timeless = filtered.filter(
    (call) =>
      !call.request.safeParse({ accion: call.accion, filterModel: {}, asOf: '2026-03-01T12:00:00.000Z' }).success,
  );
  expect(timeless.map(({ path, accion }) => `${path} ${accion}`)).toEqual([]);
});
