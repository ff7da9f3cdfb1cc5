import { captured } from '@power/domain/invoice/invoice.testing';
import { someone } from '@power/domain/kernel/decision.testing';
import { isRejection } from '@power/domain/kernel/rejection';
import { MemoryEventStore, testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import type { FileReply } from '@power/infra/platform/queries/handler';
import exceljs from 'exceljs';
import invoiceExcel from './invoice-excel.ts';

async function asked(perfil: 'Finanzas' | 'Brand Manager') {
  const log = new MemoryEventStore();
  await log.append('importinvoice-7', [testEvent(captured(7, { proveedor: '=Proveedor' }))], 'no-stream');
  const user = someone(perfil, { marcas: ['Dahua'] });
  const context = { log, today: log, user, now: '2026-02-12T12:00:00.000Z', signal: new AbortController().signal };
  return invoiceExcel.handle({ accion: 'excel', id: 7 } as never, context as never);
}

test('an invoice in Excel has its products, and every figure of its customs with the IVA 19 %', async () => {
  const { file } = (await asked('Finanzas')) as FileReply;
  expect(file.nombre).toBe('Invoice 7.xlsx');
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file.stream as never);
  const sheet = workbook.worksheets[0]!;
  expect(sheet.getImages()).toHaveLength(1);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5 });
  expect(sheet.columns.every(({ width }) => width! >= 25)).toBe(true);
  expect(sheet.getRow(5).values).toEqual([
    undefined,
    'Modelo salida',
    'Modelo interno',
    'Cantidad OC',
    'Cantidad invoice',
    'Unitario USD',
    'Total USD',
  ]);
  expect(sheet.getRow(6).values).toEqual([undefined, 'DS-2CD2043G2', 'HK-2043', 20, 20, 50, 1000]);
  expect(sheet.getCell('F6').numFmt).toBe('"US$" #,##0.00');
  const figures = new Map<string, exceljs.Row>();
  sheet.eachRow((row, n) => void (n > 7 && figures.set(String(row.getCell(1).value), row)));
  expect(figures.get('Proveedor')!.getCell(2).value).toBe('=Proveedor');
  expect(figures.get('CIF')!.getCell(3).value).toBe(1650);
  const iva = figures.get('IVA (19%)')!;
  expect(iva.getCell(2).value).toBe('19% de valor aduanero $1.551.825 + derechos $93.110');
  expect([iva.getCell(4).value, iva.getCell(4).numFmt]).toEqual([312_538, '"$"#,##0;[Red]"$"-#,##0']);
  expect(figures.get('Costo en bodega')!.getCell(4)).toMatchObject({ value: 1_960_610, font: { bold: true } });
});

test('whoever is limited to other brands hears nothing of it', async () => {
  const reply = await asked('Brand Manager');
  expect(isRejection(reply) && reply.codigo).toBe('INVOICE_NO_EXISTE');
});
