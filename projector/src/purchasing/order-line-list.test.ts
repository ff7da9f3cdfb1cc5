import type { DomainEvent } from '@power/domain/kernel/event';
import {
  PurchaseOrderAdvanced,
  PurchaseOrderCancelled,
  PurchaseOrderChanged,
  PurchaseOrderConfirmedBySupplier,
  PurchaseOrderCreated,
  PurchaseOrderReceived,
} from '@power/domain/purchasing/orders/events';
import type { EstadoOc } from '@power/domain/purchasing/orders/parts';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import orderLineList from './order-line-list.ts';

const orden = { _id: '7', number: 7, proveedor: 'Hik Ltd', marca: 'Hik' };
const line = (linea: number, cantidad: number) => ({
  linea,
  producto_id: `p${linea}`,
  codigo: `C${linea}`,
  part_number: `PN${linea}`,
  nombre: 'Cámara',
  precio: 10,
  cantidad,
  total: 10 * cantidad,
  reserva: null,
});
const created = PurchaseOrderCreated({
  ...orden,
  moneda: 'USD',
  incoterm: 'FOB',
  shipping_address: '',
  shipping_method: '',
  payment_method: '',
  etd: null,
  eta: null,
  observacion: '',
  lineas: [line(1, 10), line(2, 4)],
  unidades: 14,
  total: 140,
  creado_por: { _id: 'a', nombre: 'Ana' },
  createdAt: '2026-02-01T12:00:00.000Z',
});
const advanced = (antes: EstadoOc, estado: EstadoOc, eta: string | null = null) =>
  PurchaseOrderAdvanced({ orden, antes, estado, etd: null, eta, documento: null, motivo: null });
const at = (n: number): string => `2026-02-0${n + 1}T12:00:00.000Z`;
const rowsAfter = (...told: DomainEvent[]) => {
  const recorded = told.map((event, version) => ({
    ...event,
    id: `e${version}`,
    schema: 1,
    stream: 'purchaseorder-7',
    version,
    position: BigInt(version),
    recordedAt: at(version),
    metadata: { at: at(version), commandId: 'c', hash: '' },
  })) as unknown as RecordedEvent[];
  return rowsGiven(orderLineList, recorded).rows;
};

test('a supplier’s confirmation moves the days of every line', () => {
  const persona = { _id: 'u', nombre: 'u' };
  const rows = rowsAfter(
    created,
    advanced('Borrador', 'Emitida', '2026-04-01'),
    PurchaseOrderConfirmedBySupplier({
      orden,
      antes: 'Emitida',
      estado: 'Confirmada',
      despacho: '2026-03-06',
      nota: null,
      confirmado_por: persona,
      etd: '2026-03-06',
      etd_antes: null,
      eta: null,
      eta_antes: '2026-04-01',
      comprador: persona,
    }),
  );
  expect([...rows.values()].map(({ estado, etd, eta }) => [estado, etd, eta])).toEqual(
    [...rows.values()].map(() => ['Confirmada', '2026-03-06', null]),
  );
  expect(rows.size).toBeGreaterThan(1);
});

test('lines follow their order, and what came is no longer on its way', () => {
  const rows = rowsAfter(
    created,
    advanced('Borrador', 'Emitida'),
    advanced('Emitida', 'En Tránsito', '2026-04-01'),
    PurchaseOrderReceived({
      orden,
      estado: 'Recepción Parcial',
      recepcion: 1,
      bodega: 'BOD',
      bodega_danados: 'RMA',
      documento: null,
      lineas: [{ linea: 1, producto_id: 'p1', cantidad: 6, danado: 1 }],
    }),
  );
  expect(rows.get('7/1')).toMatchObject({
    estado: 'Recepción Parcial',
    totalrecepcionado: 7,
    pendiente: 3,
    eta: '2026-04-01',
    emitida_at: at(1),
    recibida_at: at(3),
  });
  expect(rows.get('7/2')).toMatchObject({ pendiente: 4, recibida_at: null });
});

test('a change takes lines away and adds them as the order stands', () => {
  const rows = rowsAfter(
    created,
    advanced('Borrador', 'Emitida'),
    PurchaseOrderChanged({
      orden,
      antes: { lineas: [line(1, 10), line(2, 4)] },
      cambios: { lineas: [line(1, 3), { ...line(2, 9), producto_id: 'p9' }, line(3, 2)] },
      vigente: { estado: 'Emitida', moneda: 'USD', etd: null, eta: '2026-05-01' },
    }),
  );
  expect(rows.get('7/1')).toMatchObject({ cantidad: 3, pendiente: 3, emitida_at: at(1) });
  expect(rows.get('7/2')).toMatchObject({ cantidad: 9, producto_id: 'p9' });
  expect(rows.get('7/3')).toMatchObject({ estado: 'Emitida', moneda: 'USD', eta: '2026-05-01', emitida_at: at(2) });
  const fewer = rowsAfter(
    created,
    PurchaseOrderChanged({
      orden,
      antes: { lineas: [line(1, 10), line(2, 4)] },
      cambios: { lineas: [line(1, 3)] },
    }),
  );
  expect([...fewer.keys()]).toEqual(['7/1']);
});

test('an annulled order is expected no more', () => {
  expect(rowsAfter(created, PurchaseOrderCancelled({ orden, motivo: 'x' })).get('7/1')).toMatchObject({
    estado: 'Anulada',
  });
});
