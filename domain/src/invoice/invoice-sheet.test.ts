import { foldAll } from '../kernel/scenario.ts';
import { ImportInvoiceAnnulled } from './events.ts';
import { importInvoice, refOf } from './import-invoice.ts';
import { captured } from './invoice.testing.ts';
import { invoiceDocument } from './views/invoice-document.ts';
import type { InvoiceSheet } from './views/sheet.ts';

const invoice = foldAll(importInvoice, [captured()])!;
const sheet = invoice as unknown as InvoiceSheet;
const facts = (titulo: string, of = sheet) => invoiceDocument.facts.find((group) => group.titulo === titulo)!.of(of);

test('an import invoice is called by its number, of its supplier, with its state and what it costs in the warehouse', () => {
  expect(invoiceDocument.title(1)).toBe('Invoice N° 1');
  expect([invoiceDocument.of(sheet), invoiceDocument.state(sheet), invoiceDocument.amount!(sheet)]).toEqual([
    'Hikvision',
    'Vigente',
    1_960_610,
  ]);
});

test('its sheet says what was captured and by whom; why it was annulled only once it was', () => {
  expect(facts('Invoice')).toMatchObject({ factura: 'HK-2026-081', fecha: '2026-02-10', marca: 'Hikvision' });
  expect(facts('Tipos de cambio')).toMatchObject({ tipo_cambio: 950, tipo_cambio_aduana: 940.5 });
  expect(facts('Gastos')).toMatchObject({ flete: 120, seguro: 30, almacenaje: 150_000 });
  expect(facts('Ingreso')).toEqual({ nombre: 'Ana Pérez', createdAt: '2026-02-11T12:00:00.000Z' });
  expect(facts('Anulación')).toBeUndefined();
  const annulled = foldAll(importInvoice, [
    captured(),
    ImportInvoiceAnnulled({ invoice: refOf(invoice), motivo: 'Duplicada' }),
  ]) as unknown as InvoiceSheet;
  expect(facts('Anulación', annulled)).toMatchObject({ motivo_anulacion: 'Duplicada' });
  expect(invoiceDocument.state(annulled)).toBe('Anulada');
});

test('below its lines stand its totals in dollars and in pesos, what counts last', () => {
  expect(invoiceDocument.lines.of(sheet).map(({ linea, total }) => [linea, total])).toEqual([
    [1, 1000],
    [2, 500],
  ]);
  expect(invoiceDocument.totals(sheet)).toEqual([
    {
      titulo: 'Dólares',
      rows: [
        { label: 'FOB', value: 1500, divisa: 'USD' },
        { label: 'CIF', value: 1650, divisa: 'USD', strong: true },
      ],
    },
    {
      titulo: 'Pesos',
      rows: [
        { label: 'Derechos ad valorem', value: 93_110 },
        { label: 'IVA (19%)', value: 312_538 },
        { label: 'Costo en bodega', value: 1_960_610, strong: true },
      ],
    },
  ]);
});
