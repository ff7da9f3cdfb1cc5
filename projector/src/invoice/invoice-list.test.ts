import { ImportInvoiceAnnulled, ImportInvoiceChanged } from '@power/domain/invoice/events';
import { captured } from '@power/domain/invoice/invoice.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import invoiceList from './invoice-list.ts';

const at = '2026-02-11T12:00:00.000Z';
const invoice = { _id: '7', number: 7, factura: 'HK-2026-081', proveedor: 'Hikvision', marca: 'Hikvision' };

test('a row follows its invoice: captured, corrected, annulled', () => {
  const events = [
    captured(7),
    ImportInvoiceChanged({ invoice, antes: { flete: 120, cif: 1650 }, cambios: { flete: 220, cif: 1750 } }),
    ImportInvoiceAnnulled({ invoice, motivo: 'Duplicada' }),
  ].map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'importinvoice-7',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Finanzas', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  const [row] = [...rowsGiven(invoiceList, events).rows.values()];
  expect(row).toMatchObject({
    number: 7,
    proveedor: 'Hikvision',
    productos: 2,
    fob: 1500,
    flete: 220,
    cif: 1750,
    iva: 312_538,
    estado: 'Anulada',
    creado_por: 'Ana Pérez',
    version: 2,
  });
});
