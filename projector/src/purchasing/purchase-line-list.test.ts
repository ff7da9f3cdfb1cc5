import { ImportInvoiceAnnulled, ImportInvoiceChanged } from '@power/domain/invoice/events';
import { captured, typed } from '@power/domain/invoice/invoice.testing';
import { completed } from '@power/domain/invoice/sums.shared';
import type { DomainEvent } from '@power/domain/kernel/event';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import purchaseLineList from './purchase-line-list.ts';

const invoice = { _id: '7', number: 7, factura: 'HK-2026-081', proveedor: 'Hikvision', marca: 'Hikvision' };
const rowsOf = (events: readonly DomainEvent[]) => {
  const recorded = events.map((event, n) => ({
    ...event,
    id: `e${n}`,
    schema: 1,
    stream: 'importinvoice-7',
    version: n,
    position: BigInt(n + 1),
    recordedAt: '2026-02-11T12:00:00.000Z',
    metadata: {
      at: `2026-02-1${n + 1}T12:00:00.000Z`,
      user: 'u',
      nombre: 'U',
      perfil: 'Finanzas',
      commandId: `c${n}`,
      hash: '',
    },
  }));
  return [...rowsGiven(purchaseLineList, recorded as unknown as RecordedEvent[]).rows.values()];
};

test('each product of an invoice is a line, with what was ordered, what came and what it was charged at', () => {
  expect(rowsOf([captured(7)])).toMatchObject([
    {
      _id: '7/1',
      invoice: '7',
      number: 7,
      linea: 1,
      marca: 'Hikvision',
      cantidad_oc: 20,
      cantidad: 20,
      costo_fob_total: 1000,
    },
    {
      _id: '7/2',
      modelo_salida: 'DS-7608NI',
      cantidad_oc: 5,
      cantidad: 4,
      costo_fob: 125,
      costo_fob_total: 500,
      anulada: false,
    },
  ]);
});

test('a correction of the products leaves those that stand and no other; one of the brand changes every line', () => {
  const { productos } = completed(typed({ productos: [{ ...typed().productos[1]!, cantidad_invoice: 5 }] }));
  const corrected = ImportInvoiceChanged({ invoice, antes: {}, cambios: { productos } });
  expect(rowsOf([captured(7), corrected])).toMatchObject([{ _id: '7/1', modelo_salida: 'DS-7608NI', cantidad: 5 }]);
  const more = completed(typed({ productos: [...typed().productos, typed().productos[0]!] })).productos;
  const grown = ImportInvoiceChanged({ invoice, antes: {}, cambios: { productos: more } });
  expect(rowsOf([captured(7), grown])).toHaveLength(3);
  const other = ImportInvoiceChanged({ invoice, antes: { marca: 'Hikvision' }, cambios: { marca: 'HiLook' } });
  expect(rowsOf([captured(7), other]).map(({ marca }) => marca)).toEqual(['HiLook', 'HiLook']);
});

test('the lines of an annulled invoice say so, at its time', () => {
  const annulled = ImportInvoiceAnnulled({ invoice, motivo: 'Duplicada' });
  expect(rowsOf([captured(7), annulled])).toMatchObject([
    { anulada: true, updatedAt: '2026-02-12T12:00:00.000Z' },
    { anulada: true },
  ]);
});
