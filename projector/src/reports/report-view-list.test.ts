import { ReportViewRemoved, ReportViewShared } from '@power/domain/reports/events';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import reportViewList from './report-view-list.ts';

const at = '2026-11-22T15:00:00.000Z';
const shared = (_id: string, nombre: string) =>
  ReportViewShared({
    _id,
    informe: 'reportes-dinamicos-ventas',
    nombre,
    busqueda: 'filas=marca',
    dueno: { _id: 'ana', nombre: 'Ana' },
  });

test('views stand under the name that was said last, with who shares them, until they are taken away', () => {
  const events = [
    shared('a', 'Primera'),
    shared('b', 'Otra'),
    shared('a', 'Por marca'),
    ReportViewRemoved({ _id: 'b', nombre: 'Otra' }),
  ].map((event, n) => ({ ...event, stream: 'reportview-a', version: n, position: BigInt(n + 1), metadata: { at } }));
  expect([...rowsGiven(reportViewList, events as unknown as RecordedEvent[]).rows.values()]).toEqual([
    {
      _id: 'a',
      informe: 'reportes-dinamicos-ventas',
      nombre: 'Por marca',
      busqueda: 'filas=marca',
      dueno_id: 'ana',
      dueno_nombre: 'Ana',
      updatedAt: at,
    },
  ]);
});
