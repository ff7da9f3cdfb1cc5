import { monthlyRateMaster } from '@power/domain/pricing/views/monthly-rate-row';
import { rowColumns } from './row-columns.tsx';

test('a month reads by its name, and typed filters take it as it is stored', () => {
  const [month] = rowColumns(monthlyRateMaster.row, ['yyyymm'] as never);
  const { valueFormatter, field } = month as unknown as {
    field: string;
    valueFormatter: (p: { data: object; value: string }) => string;
  };
  expect(field).toBe('yyyymm');
  expect(valueFormatter({ data: {}, value: '202611' })).toBe('nov 2026');
});
