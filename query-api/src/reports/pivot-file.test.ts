import { salesPivotFields } from '@power/domain/reports/sales-figures.shared';
import { salesLineRow } from '@power/domain/finance/views/sales-line-row';
import { pivotFile } from './pivot-file.shared.ts';

test('a report with more columns than a sheet has is refused in words, and makes no file that Excel cannot open', async () => {
  const clients = Array.from({ length: 5500 }, (_, n) => ({ f: [], c: [`cliente ${n}`], v: [n, n, n] }));
  const { measures } = salesPivotFields;
  const request = { filas: ['marca'], columnas: ['cliente_nombre'], medidas: ['neto', 'total', 'unidades'] };
  const head = { asOf: '2026-11-23T12:00:00.000Z', generadoPor: 'Ana' };
  const report = { titulo: 'Informe de Ventas', row: salesLineRow, measures, filtered: [] };
  const groups = [...clients, { f: [], c: [], v: [1, 1, 1] }];
  expect(await pivotFile(report, { ...request, filterModel: {} } as never, groups, head)).toMatchObject({
    rejected: true,
    codigo: 'DEMASIADAS_COLUMNAS',
    mensaje: expect.stringContaining('Tendría 16.504 columnas y una hoja tiene 16.384.'),
  });
});
