import type { Decision } from '../../kernel/command.ts';
import { someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { cancelReport, changeSuggestion, endReport, recordReportPart } from './follow-report.ts';
import { terminosInforme } from './parts.ts';
import { purchaseReport } from './report.ts';
import { type ReportFacts, requestPurchaseReport } from './request-report.ts';
import { suggested } from './suggestion.shared.ts';

interface Deciding {
  decide(state: never, request: never, context: never): Decision;
}
let log: DomainEvent[];
const facts: ReportFacts = { number: 4, productos: 3, pendiente: null };
/** Decides, writes down what was decided, and says the refusal's code. */
function act(command: Deciding, request: object, user = someone('Administrador'), known = facts): string | undefined {
  const decided = command.decide(
    foldAll(purchaseReport, log) as never,
    request as never,
    { user, now: '2026-02-01T12:00:00.000Z', facts: known, commandId: 'c' } as never,
  );
  if ('codigo' in decided) return String(decided.codigo);
  log.push(...(decided as readonly DomainEvent[]));
  return undefined;
}
const terminos = terminosInforme.parse({});
const given = {
  stock: 5,
  por_recibir: 0,
  ventas: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
  perdidas: 0,
  lead_time: 30,
};
const line = (producto_id: string) => ({
  producto_id,
  codigo: 'C',
  codigo_sap: 'S',
  part_number: `PN-${producto_id}`,
  nombre: 'Cámara',
  marca: 'Hik',
  ...given,
  ...suggested({ ...given, empaque: 1, bloqueado: false, descontinuado: false }, terminos),
  costo_fob: 10,
});
const part = (parte: number, ...ids: string[]) => ({
  informe: '4',
  parte,
  hasta: ids.at(-1),
  lineas: ids.map((id) => line(id)),
});

beforeEach(() => {
  log = [];
  expect(act(requestPurchaseReport, { terminos })).toBeUndefined();
});

test('a report is made part by part, each once however often it is told', () => {
  expect(act(recordReportPart, part(0, '1', '2'))).toBeUndefined();
  expect(act(recordReportPart, part(0, '1', '2'))).toBeUndefined();
  expect(act(recordReportPart, part(1, '3'))).toBeUndefined();
  expect(act(endReport, { informe: '4', estado: 'Listo', motivo: '' })).toBeUndefined();
  expect(act(endReport, { informe: '4', estado: 'Con error', motivo: 'x' })).toBeUndefined();
  expect(log.map(({ type }) => type)).toEqual([
    'PurchaseReportRequested',
    'PurchaseReportPart',
    'PurchaseReportPart',
    'PurchaseReportEnded',
  ]);
});

test('one at a time for a person, and none about nothing', () => {
  expect(act(requestPurchaseReport, { terminos }, undefined, { ...facts, pendiente: 3 })).toBe('INFORME_EN_PROCESO');
  expect(act(requestPurchaseReport, { terminos }, undefined, { ...facts, productos: 0 })).toBe('SIN_PRODUCTOS');
});

test('whoever asked for it cancels it, and then no part is taken any more', () => {
  const other = { ...someone('Finanzas'), _id: 'other' };
  expect(act(cancelReport, { informe: '4' }, other)).toBe('INFORME_NO_EXISTE');
  expect(act(cancelReport, { informe: '4' })).toBeUndefined();
  expect(act(recordReportPart, part(0, '1'))).toBe('INFORME_TERMINADO');
  expect(act(cancelReport, { informe: '4' })).toBe('INFORME_TERMINADO');
});

test('a suggestion is changed by whoever asked for the report, of a product that is in it', () => {
  act(recordReportPart, part(0, '1'));
  const change = { informe: '4', producto: '1', sugerido: 7 };
  expect(act(changeSuggestion, change, { ...someone('Administrador'), _id: 'other' })).toBe('INFORME_NO_EXISTE');
  expect(act(changeSuggestion, { ...change, producto: 'constructor' })).toBe('LINEA_NO_EXISTE');
  expect(act(changeSuggestion, change)).toBeUndefined();
  expect(act(changeSuggestion, change)).toBeUndefined();
  expect(log.at(-1)).toMatchObject({ data: { antes: line('1').sugerido, sugerido: 7 } });
  expect(log).toHaveLength(3);
});
