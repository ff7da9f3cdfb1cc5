import { orderRow } from '@power/domain/orders/views/order-row';
import { gridOf } from '../rows/grid.ts';
import { BadGridRequest } from './bad-request.ts';
import { columnFilterSql } from './column-filter.ts';
import { dateCondition } from './date-condition.ts';
import { durationCondition } from './duration-condition.ts';
import { Params } from './params.ts';

// The calendar counts in years of four digits: beyond is a refusal, not a fault.
test('days that no calendar has are malformed', () => {
  const day = (dateFrom: string) => () =>
    dateCondition('c', 'c', 'date', { filterType: 'date', type: 'greaterThan', dateFrom }, new Params());
  expect(day('9999-12-31')).toThrow(BadGridRequest);
  expect(day('9998-12-31')).not.toThrow();
});

test('an age counts to the moment that the list is of, and a range needs its end', () => {
  const params = new Params();
  const older = { filterType: 'duration', type: 'greaterThan', filter: 120 } as const;
  expect(durationCondition('c', 'c', older, params, undefined)).toBe('c < now() - make_interval(mins => $1::int)');
  expect(durationCondition('c', 'c', older, params, '2026-11-20T12:00:00Z')).toBe(
    'c < $2::timestamptz - make_interval(mins => $3::int)',
  );
  expect(params.values).toEqual([120, '2026-11-20T12:00:00Z', 120]);
  expect(() => durationCondition('c', 'c', { ...older, type: 'inRange' }, params, undefined)).toThrow(BadGridRequest);
});

test('an age is found only in rows that still wait', () => {
  const grid = gridOf(orderRow, { defaultSort: [] });
  const older = { filterType: 'duration', type: 'greaterThan', filter: 20 } as const;
  expect(columnFilterSql('estatus_at', grid.columns.get('estatus_at')!, older, new Params())).toBe(
    `("estatus_at" < now() - make_interval(mins => $1::int) AND "estatus" NOT IN ('Entregado', 'Facturado Sin Picking', 'Anulado'))`,
  );
});
