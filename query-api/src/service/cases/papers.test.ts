import { foldAll } from '@power/domain/kernel/scenario';
import { isRejection } from '@power/domain/kernel/rejection';
import { type Rma, serviceCase } from '@power/domain/service/cases/case';
import {
  RmaApproved,
  RmaDiagnosed,
  RmaExchanged,
  RmaLinkIssued,
  RmaLinkRevoked,
  RmaPartUsed,
  RmaRequested,
  RmaResolved,
} from '@power/domain/service/cases/events';
import { RmaLoanReturned, RmaUnitLent } from '@power/domain/service/loans/events';
import { linkedCase } from '@power/domain/service/cases/linked-case.shared';
import { rmaPublico } from '@power/domain/service/cases/views/papers';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { renderPdf } from '../../kernel/pdf.ts';
import { caseLabels, loanReceipt, receptionSheet } from './papers.ts';
import { publicCase } from './public-case.shared.ts';

const rma = { _id: '7', number: 7 };
const persona = { _id: 'u', nombre: 'SECRETO-TECNICO' };
const producto = { _id: '1', codigo: 'C1', codigo_sap: 'S1', part_number: 'PN-1', nombre: 'Cámara', marca: 'Hik' };
const line = {
  linea: 1,
  producto,
  serie: 'A1',
  cantidad: 1,
  pedido: 77,
  factura: 5,
  vendido: '2026-01-05',
  garantia_hasta: '2027-01-05',
  falla: 'No enciende' as const,
  descripcion: 'Se apagó',
  accesorios: 'Fuente',
};
const movimiento = { n: 1, linea: 1, producto, cantidad: 1, origen: 'BOD', bodega: 'RMA', series: ['B1'], entra: 'A1' };
const issued = RmaLinkIssued({ rma, semilla: 'SECRETO', token_hash: 'h', vence: '2026-12-01', usuario: persona });
const log = [
  RmaRequested({
    ...rma,
    cliente: { _id: '9', nombre: 'Alarmas Sur' },
    ejecutivo: { _id: 'e', nombre: 'Eva' },
    observacion: 'SECRETO-OBSERVACION',
    lineas: [line],
    creado_por: persona,
    createdAt: '2026-03-02T12:00:00.000Z',
  }),
  RmaApproved({ rma }),
  RmaDiagnosed({ rma, linea: 1, antes: null, diagnostico: 'SECRETO-DIAGNOSTICO' }),
  RmaPartUsed({ rma, movimiento: { ...movimiento, series: ['SECRETO-PARTE'], entra: null } }),
  RmaExchanged({ rma, movimiento: { ...movimiento, n: 2 } }),
  RmaResolved({ rma, lineas: [1], resolucion: 'Cambio', detalle: 'SECRETO-DETALLE', resuelto: true }),
  issued,
];
const state = foldAll(serviceCase, log)!;
const told = log.map((event, n) => ({ ...event, metadata: { at: `2026-03-0${n + 2}T12:00:00.000Z` } }));

test('a link shows the way of the case and its products, and nothing of the workshop', () => {
  const shown = rmaPublico.parse(publicCase(state, told));
  expect(JSON.stringify(shown)).not.toMatch(/SECRETO|semilla|hash|BOD|pedido|tecnico/i);
  expect(shown.pasos.map(({ estado, fecha }) => [estado, fecha.slice(0, 10)])).toEqual([
    ['Solicitado', '2026-03-02'],
    ['Aprobado', '2026-03-03'],
    ['Resuelto', '2026-03-07'],
  ]);
  expect(shown.lineas).toMatchObject([{ part_number: 'PN-1', serie: 'A1', resolucion: 'Cambio', reemplazo: ['B1'] }]);
});

test('a link is one, of its case, for its time, and gone once it is withdrawn', () => {
  const opens = (given: Rma | undefined, hash: string, now: string) => !isRejection(linkedCase(given, hash, now));
  const withdrawn = foldAll(serviceCase, [...log, RmaLinkRevoked({ rma, usuario: persona })]);
  expect([
    opens(state, 'h', '2026-04-01'),
    opens(state, 'otro', '2026-04-01'),
    opens(state, 'h', '2026-12-01'),
    opens(undefined, 'h', '2026-04-01'),
    opens(withdrawn, 'h', '2026-04-01'),
  ]).toEqual([true, false, false, false, false]);
});

test('its papers are PDF: what came in, to be signed, and a label for each product', async () => {
  const sheet = { ...state, version: 6, updatedAt: state.createdAt } as unknown as CaseSheet;
  const reception = JSON.stringify(receptionSheet(sheet));
  for (const words of ['RMA N° 7', 'Hoja de recepción', 'Alarmas Sur', 'Fuente', 'No enciende: Se apagó', '05-01-2027'])
    expect(reception).toContain(words);
  expect(reception).not.toMatch(/SECRETO-(DIAGNOSTICO|DETALLE|PARTE)/);
  expect(JSON.stringify(caseLabels(sheet))).toContain('Serie A1');
  for (const paper of [receptionSheet(sheet), caseLabels(sheet)])
    expect(String((await renderPdf(paper)).subarray(0, 5))).toBe('%PDF-');
});

test('the receipt of a loan names what is out, until when, and nothing that came back', async () => {
  const lent = (n: number, serie: string) =>
    RmaUnitLent({ rma, movimiento: { ...movimiento, n, series: [serie], entra: null, hasta: '2026-03-20' } });
  const back = RmaLoanReturned({ rma, n: 4, producto: '1', observacion: '' });
  const given = foldAll(serviceCase, [...log, lent(3, 'P-3'), lent(4, 'P-4'), back])!;
  const sheet = { ...given, version: 6, updatedAt: given.createdAt } as unknown as CaseSheet;
  const receipt = JSON.stringify(loanReceipt(sheet));
  for (const words of ['Comprobante de préstamo', 'Alarmas Sur', 'P-3', '20-03-2026']) expect(receipt).toContain(words);
  expect(receipt).not.toMatch(/P-4|SECRETO/);
  expect(String((await renderPdf(loanReceipt(sheet))).subarray(0, 5))).toBe('%PDF-');
  // The customer's link says nothing of it.
  expect(JSON.stringify(rmaPublico.parse(publicCase(given, told)))).not.toContain('P-3');
});
