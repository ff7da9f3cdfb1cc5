import { SaleCostAdjusted } from '@power/domain/finance/sale-cost/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { shareOut } from '@power/domain/streams/order/billed.shared';
import { OrderInvoiced } from '@power/domain/streams/order/events';
import { refOf } from '@power/domain/streams/order/order';
import { after, goods, inRoom, lineOf } from '@power/domain/orders/order.testing';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import fc from 'fast-check';
import salesLineList from './sales-line-list.ts';

/** Eleven at night of the last day of a year in Santiago: already the next one in UTC. */
const at = '2027-01-01T02:00:00.000Z';
const pedido = refOf(after(inRoom(0, { productos_pedido: [lineOf(1, goods('1'), 3)] })));
const line = (linea: number, cantidad: number, precio_venta: number, pmp: number | null) => ({
  linea,
  producto_id: `p${linea}`,
  codigo: `COD-${linea}`,
  part_number: `PN-${linea}`,
  nombre: `Cámara ${linea}`,
  marca: 'Hikvision',
  categoria: 'Cámaras',
  cantidad,
  precio_venta,
  pmp,
});
const customer = { legalcode: '76.123.456-0', tipo_cliente: 'Gold', region: 'Ñuble', comuna: 'Chillán' };

type Invoice = Parameters<typeof OrderInvoiced>[0];
const rowsOf = (more: Partial<Invoice>, ...later: readonly DomainEvent[]) => {
  const invoice = {
    pedido,
    estatus: 'Entregado a Sala' as const,
    folio: 9,
    tipo_dte: 33,
    neto: 1001,
    iva: 190,
    total: 1191,
    sin_picking: false,
    movimientos: [],
    lineas: [line(1, 2, 333, 300.25), line(3, 1, 335, null)],
    cliente: customer,
    ...more,
  };
  const events = [OrderInvoiced(invoice), ...later].map((event, n) => ({
    ...event,
    id: `e${n}`,
    schema: event.type === 'OrderInvoiced' ? 2 : 1,
    stream: 'order-77',
    version: 9 + n,
    position: BigInt(n + 1),
    recordedAt: at,
    metadata: { at, user: 'u', nombre: 'U', perfil: 'Finanzas', commandId: 'c', hash: '' },
  }));
  return [...rowsGiven(salesLineList, events as unknown as RecordedEvent[]).rows.values()];
};

test('each line that was billed is a row with its document, customer and cost, on the day and month of Santiago', () => {
  expect(rowsOf({})).toMatchObject([
    {
      _id: '77/1',
      number: 77,
      linea: 1,
      folio: 9,
      documento: 'Factura',
      fecha: '2026-12-31',
      mes: '2026-12',
      ...customer,
      cantidad: 2,
      neto: 666,
      costo: 600.5,
      margen: 65.5,
    },
    { _id: '77/3', cantidad: 1, neto: 335, costo: null, margen: null },
  ]);
});

test('a line costs what its goods turned out to cost, also one whose cost nobody knew; what is not billed yet waits', () => {
  const adjusted = (linea: number, ajuste_costo: number, facturado: string | null = at) =>
    SaleCostAdjusted({
      pedido,
      origen: 'Entrega',
      reparto: null,
      documento: 'Pedido N° 77',
      facturado,
      lineas: [{ ...line(linea, 2, 0, null), ajuste_costo }],
    });
  expect(rowsOf({}, adjusted(1, 99.5), adjusted(1, 0.25), adjusted(3, 40), adjusted(1, 7, null))).toMatchObject([
    { _id: '77/1', costo: 700.25, margen: -34.25, ajuste_costo: 99.75, neto: 666 },
    { _id: '77/3', costo: 40, margen: 295, ajuste_costo: 40 },
  ]);
  expect(rowsOf({})).toMatchObject([{ ajuste_costo: null }, { ajuste_costo: null }]);
});

test('a document from before its lines were kept is one row of its amount, without product', () => {
  expect(rowsOf({ lineas: null, cliente: null })).toMatchObject([
    { _id: '77/0', linea: 0, neto: 1001, total: 1191, marca: null, producto_id: null, legalcode: null, costo: null },
  ]);
});

test('whatever the lines, their amounts sum up to the document to the peso, and none is more than a peso off its share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50_000_000), { minLength: 1, maxLength: 60 }), (netos) => {
      const neto = netos.reduce((sum, n) => sum + n, 0);
      const total = Math.round(neto * 1.19);
      const parts = shareOut(total, netos);
      expect(parts.reduce((sum, n) => sum + n, 0)).toBe(total);
      if (neto > 0)
        parts.forEach((part, n) => expect(Math.abs(part - (netos[n]! * total) / neto)).toBeLessThanOrEqual(1.0001));
    }),
  );
});
