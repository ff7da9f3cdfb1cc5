import { refusal, someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { arrivalText } from './arrival.shared.ts';
import { confirmSupplierOrder } from './confirm-supplier-order.ts';
import { PurchaseOrderAdvanced, PurchaseOrderCreated } from './events.ts';
import type { EstadoOc } from './parts.ts';
import { purchaseOrder } from './purchase-order.ts';

const buyer = { _id: 'u1', nombre: 'Ana' };
const created = (etd: string | null, eta: string | null) =>
  PurchaseOrderCreated({
    proveedor: 'Hangzhou Ltd',
    marca: 'Hik',
    moneda: 'USD',
    incoterm: 'FOB',
    shipping_address: '',
    shipping_method: '',
    payment_method: '',
    etd,
    eta,
    observacion: '',
    lineas: [],
    unidades: 0,
    total: 0,
    _id: '12',
    number: 12,
    creado_por: buyer,
    createdAt: '2026-02-01T12:00:00.000Z',
  });
const orden = { _id: '12', number: 12, proveedor: 'Hangzhou Ltd', marca: 'Hik' };
const moved = (antes: EstadoOc, estado: EstadoOc) =>
  PurchaseOrderAdvanced({ orden, antes, estado, etd: null, eta: null, documento: null, motivo: null });
const issued = (etd: string | null = '2026-03-01', eta: string | null = '2026-04-10'): DomainEvent[] => [
  created(etd, eta),
  moved('Borrador', 'Emitida'),
];
const theirs = someone('Proveedor', { marcas: ['Hik'] });
const confirm = (log: readonly DomainEvent[], despacho: string, more: object = {}, user = theirs) =>
  confirmSupplierOrder.decide(
    foldAll(purchaseOrder, log),
    confirmSupplierOrder.request.parse({ accion: 'confirmarproveedor', id: 12, despacho, ...more }) as never,
    { user, now: '2026-02-20T12:00:00.000Z', facts: { proveedor: 'Hangzhou Ltd' }, commandId: 'c', ...more } as never,
  );
const confirmed = (log: readonly DomainEvent[], despacho: string, nota = '') =>
  confirm(log, despacho, { nota }) as readonly DomainEvent[];

test('a supplier confirms with the day of dispatch; goods take as long as before, and the sheet says who said it', () => {
  const [event] = confirmed(issued(), '2026-03-06', ' En dos pallets ');
  expect(event).toMatchObject({
    type: 'PurchaseOrderConfirmedBySupplier',
    data: { antes: 'Emitida', estado: 'Confirmada', etd: '2026-03-06', eta: '2026-04-15', comprador: buyer },
  });
  expect(foldAll(purchaseOrder, [...issued(), event!])).toMatchObject({
    estado: 'Confirmada',
    etd: '2026-03-06',
    eta: '2026-04-15',
    confirmacion: { despacho: '2026-03-06', nota: 'En dos pallets', confirmado_por: { _id: theirs._id } },
  });
});

test('until it has left another day may be said; the same again writes nothing', () => {
  const log = [...issued(), ...confirmed(issued(), '2026-03-06')];
  expect(confirmed(log, '2026-03-06')).toEqual([]);
  expect(confirmed(log, '2026-03-10')).toMatchObject([{ data: { antes: 'Confirmada', eta: '2026-04-19' } }]);
  const left = [...log, moved('Confirmada', 'En Tránsito')];
  expect(refusal(confirm(left, '2026-03-10'))).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
    mensaje: 'La orden N° 12 ya salió: está en estado En Tránsito.',
  });
});

test('a day of arrival before the dispatch is none any more; without a day of departure the ETA stays', () => {
  expect(confirmed(issued(null, '2026-03-01'), '2026-03-06')).toMatchObject([{ data: { eta: null } }]);
  expect(confirmed(issued(null, '2026-04-01'), '2026-03-06')).toMatchObject([{ data: { eta: '2026-04-01' } }]);
  expect(confirmed(issued(null, null), '2026-03-06')).toMatchObject([{ data: { eta: null } }]);
});

test('nothing of another supplier or brand is there, nor a draft; a day that has passed is refused', () => {
  const none = { codigo: 'OC_NO_EXISTE', mensaje: expect.stringContaining('no es de tu empresa') as string };
  const another = { facts: { proveedor: 'Otra Ltd' } };
  const decided = (log: readonly DomainEvent[], facts: object, user = theirs) =>
    refusal(
      confirmSupplierOrder.decide(
        foldAll(purchaseOrder, log),
        { accion: 'confirmarproveedor', id: 12, despacho: '2026-03-06', nota: '' } as never,
        { user, now: '2026-02-20T12:00:00.000Z', commandId: 'c', ...facts } as never,
      ),
    );
  const own = { facts: { proveedor: 'Hangzhou Ltd' } };
  expect(decided(issued(), another)).toMatchObject(none);
  expect(decided(issued(), own, someone('Proveedor', { marcas: ['Dahua'] }))).toMatchObject(none);
  expect(decided(issued(), own, someone('Proveedor'))).toMatchObject(none);
  expect(decided([created(null, null)], own)).toMatchObject(none);
  expect(decided([], own)).toMatchObject(none);
  expect(decided(issued(), { facts: { proveedor: undefined } })).toMatchObject({ codigo: 'SIN_EMPRESA' });
  expect(refusal(confirm(issued(), '2026-02-19'))).toMatchObject({
    codigo: 'FECHAS',
    mensaje: 'La fecha de despacho ya pasó. Ingresa hoy o un día posterior.',
  });
});

test('what arrives is said in one line', () => {
  const said = (por_recibir: number, llega: string | null) => arrivalText({ por_recibir, llega }, '2026-11-26');
  expect(said(40, '2026-12-12')).toBe('llegan 40 el 12-12');
  expect(said(1, '2026-12-12')).toBe('llega 1 el 12-12');
  expect(said(40, null)).toBe('llegan 40, sin fecha');
  expect(said(40, '2026-11-25')).toBe('llegan 40, con atraso desde el 25-11');
  expect(said(0, null)).toBeUndefined();
  expect(arrivalText({}, '2026-11-26')).toBeUndefined();
});
