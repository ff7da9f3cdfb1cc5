import { evolve } from '../kernel/aggregate.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import { labels, type LabelsState } from './labels.ts';
import { packagePayload, readPayload, serialPayload } from './payload.shared.ts';
import { printLabels } from './print-labels.ts';

test.each([
  [serialPayload('PM100060', 'AB 12'), { tipo: 'serie', codigo: 'PM100060', serie: 'AB 12' }],
  [packagePayload(17), { tipo: 'embalaje', number: 17 }],
  ['BOD-R01-N2-P03', { tipo: 'ubicacion', codigo: 'BOD-R01-N2-P03' }],
  ['S|PM100060|', undefined],
  ['S|A|B|C', undefined],
  ['E|1x', undefined],
  ['PM100060', undefined],
])('a scan of %s is known for what it is', (scanned, meant) => {
  expect(readPayload(scanned)).toEqual(meant);
});

const label = (serie: string) => ({ carga: serialPayload('P1', serie), titulo: serie, detalle: 'PN' });
const decide = (state: LabelsState, series: readonly string[], more: object = {}) =>
  printLabels.decide(
    state,
    { tipo: 'serie', sujeto: '1', claves: [...series], formato: 'A4', copias: 1, nuevas: false, ...more },
    { facts: { nombre: 'Cámara', etiquetas: series.map(label) } } as never,
  );
const after = (events: unknown): LabelsState =>
  (events as DomainEvent[]).reduce((s, event) => evolve(labels, s, event, {} as never), labels.initial);

test('a serial is issued once; printed again it is told apart', () => {
  const issued = after(decide(labels.initial, ['A', 'B'], { nuevas: true }));
  expect(decide(issued, ['B', 'C'], { nuevas: true })).toMatchObject({ codigo: 'SERIE_EXISTE' });
  expect(decide(issued, ['B', 'C'])).toMatchObject([{ data: { reimpresas: ['S|P1|B'] } }]);
});

test('nothing, and the same twice, are refused', () => {
  expect(decide(labels.initial, [])).toMatchObject({ codigo: 'SIN_ETIQUETAS' });
  expect(isRejection(decide(labels.initial, ['A', 'A']))).toBe(true);
});
