import { BadGridRequest } from './bad-request.ts';
import { dateCondition } from './date-condition.ts';
import { Params } from './params.ts';

// The calendar counts in years of four digits: beyond is a refusal, not a fault.
test('days that no calendar has are malformed', () => {
  const day = (dateFrom: string) => () =>
    dateCondition('c', 'c', 'date', { filterType: 'date', type: 'greaterThan', dateFrom }, new Params());
  expect(day('9999-12-31')).toThrow(BadGridRequest);
  expect(day('9998-12-31')).not.toThrow();
});
