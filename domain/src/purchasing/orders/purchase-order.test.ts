import { someone } from '../../kernel/decision.testing.ts';
import type { Decision } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { closePurchaseOrder, issuePurchaseOrder, shipPurchaseOrder } from './advance-purchase-order.ts';
import { changePurchaseOrder } from './change-purchase-order.ts';
import { createPurchaseOrder } from './create-purchase-order.ts';
import type { PurchaseOrderFacts } from './lines.ts';
import { ordenPedida } from './parts.ts';
import { purchaseOrder, type PurchaseOrderState } from './purchase-order.ts';
import { receivePurchaseOrder } from './receive-purchase-order.ts';
import { shownPurchaseOrder } from './views/shown-purchase-order.ts';

const product = (_id: string, more: object = {}) => ({
  _id,
  codigo: `C-${_id}`,
  part_number: `PN-${_id}`,
  nombre: `Producto ${_id}`,
  marca: 'Hikvision',
  activo: true,
  ...more,
});
const facts: PurchaseOrderFacts = {
  number: 12,
  productos: { '1': product('1'), '2': product('2'), '3': product('3', { marca: 'Dahua' }) },
  clientes: { '7': { _id: '7', nombre: 'Minera Norte' } },
};
const line = (producto: string, cantidad: number, more: object = {}) => ({
  producto,
  cantidad,
  precio: 10.15,
  ...more,
});
const asked = (lineas: readonly object[], more: object = {}) =>
  ordenPedida.parse({
    proveedor: 'Hikvision Ltd',
    marca: 'Hikvision',
    moneda: 'USD',
    incoterm: 'FOB',
    etd: null,
    eta: null,
    lineas,
    ...more,
  });

let log: DomainEvent[];
const state = (): PurchaseOrderState => foldAll(purchaseOrder, log);
interface Deciding {
  decide(state: never, request: never, context: never): Decision;
}
/** Decides, writes down what was decided, and says the refusal's code. */
function act(command: Deciding, request: object, perfil = 'Administrador', more: object = {}): string | undefined {
  const decided = command.decide(
    state() as never,
    { etd: null, eta: null, documento: '', motivo: '', bodega_danados: '', ...request } as never,
    { user: { ...someone(perfil as never), ...more }, now: '2026-02-01T12:00:00.000Z', facts, commandId: 'c' } as never,
  );
  if ('codigo' in decided) return String(decided.codigo);
  log.push(...(decided as readonly DomainEvent[]));
  return undefined;
}
const create = (lineas: readonly object[], more?: object, perfil?: string, user?: object) =>
  act(createPurchaseOrder, { orden: asked(lineas, more) }, perfil, user);
const receive = (lineas: readonly object[], more: object = {}) =>
  act(receivePurchaseOrder, { bodega: 'CENTRAL', lineas, ...more });

beforeEach(() => {
  log = [];
});

test('its lines are numbered and summed to the cent, and a reserved one names its client', () => {
  expect(create([line('1', 3), line('2', 7, { reserva: '7' })])).toBeUndefined();
  expect(state()).toMatchObject({
    number: 12,
    estado: 'Borrador',
    unidades: 10,
    total: 101.5,
    lineas: [
      { linea: 1, part_number: 'PN-1', total: 30.45, reserva: null, totalrecepcionado: 0 },
      { linea: 2, total: 71.05, reserva: { nombre: 'Minera Norte' } },
    ],
  });
});

test('one brand an order, no line twice, no arrival before the departure, own brands only', () => {
  expect(create([line('3', 1)])).toBe('OTRA_MARCA');
  expect(create([line('1', 1), line('1', 2)])).toBe('LINEA_REPETIDA');
  expect(create([line('1', 1)], { etd: '2026-03-02', eta: '2026-03-01' })).toBe('FECHAS');
  expect(create([line('1', 1)], {}, 'Brand Manager', { marcas: ['Dahua'] })).toBe('SIN_PERMISO');
  expect(create([line('1', 1)], {}, 'Brand Manager', { marcas: ['Hikvision'] })).toBeUndefined();
  expect(log).toHaveLength(1);
});

test('it is changed until it travels, and what changed nothing writes nothing', () => {
  create([line('1', 5)]);
  act(changePurchaseOrder, { orden: asked([line('1', 5)]) });
  expect(log).toHaveLength(1);
  act(changePurchaseOrder, { orden: asked([line('1', 8)]) });
  expect(state()).toMatchObject({ unidades: 8, total: 81.2 });
  act(issuePurchaseOrder, {});
  expect(act(shipPurchaseOrder, {})).toBe('FALTA_ETA');
  expect(act(shipPurchaseOrder, { eta: '2026-04-01' })).toBeUndefined();
  expect(act(changePurchaseOrder, { orden: asked([line('1', 9)]) })).toBe('ESTADO_NO_PERMITE');
});

test('it is received in parts, over by no more than the tolerance, damaged units apart', () => {
  create([line('1', 10), line('2', 1)]);
  expect(receive([{ linea: 1, cantidad: 1, danado: 0 }])).toBe('ESTADO_NO_PERMITE');
  act(issuePurchaseOrder, {});
  expect(receive([{ linea: 1, cantidad: 6, danado: 1 }])).toBe('FALTA_BODEGA');
  expect(receive([{ linea: 1, cantidad: 6, danado: 1 }], { bodega_danados: 'CENTRAL' })).toBe('BODEGA_VENDE');
  expect(receive([{ linea: 1, cantidad: 6, danado: 1 }], { bodega_danados: 'RMA' })).toBeUndefined();
  expect(state()).toMatchObject({ estado: 'Recepción Parcial', lineas: [{ totalrecepcionado: 7, danado: 1 }, {}] });
  expect(receive([{ linea: 1, cantidad: 5, danado: 0 }])).toBe('SOBRE_TOLERANCIA');
  expect(receive([{ linea: 9, cantidad: 1, danado: 0 }])).toBe('LINEA_NO_EXISTE');
  expect(receive([{ linea: 1, cantidad: 0, danado: 0 }])).toBe('NADA_RECIBIDO');
  // Five percent of ten are no whole unit.
  expect(receive([{ linea: 1, cantidad: 4, danado: 0 }])).toBe('SOBRE_TOLERANCIA');
  expect(receive([{ linea: 1, cantidad: 3, danado: 0 }])).toBeUndefined();
  expect(receive([{ linea: 2, cantidad: 1, danado: 0 }])).toBeUndefined();
  expect(state()).toMatchObject({ estado: 'Recepcionada', recepciones: [{ recepcion: 1 }, {}, { recepcion: 3 }] });
});

test('one that is closed short says why', () => {
  create([line('1', 10)]);
  act(issuePurchaseOrder, {});
  receive([{ linea: 1, cantidad: 3, danado: 0 }]);
  expect(act(closePurchaseOrder, {})).toBe('MOTIVO_OBLIGATORIO');
  expect(act(closePurchaseOrder, { motivo: 'El proveedor no tiene más' })).toBeUndefined();
  expect(receive([{ linea: 1, cantidad: 3, danado: 0 }])).toBe('ESTADO_NO_PERMITE');
});

test('who receives and who sells see units and days, never prices', () => {
  create([line('1', 10)]);
  for (const perfil of ['Jefe de Bodega', 'Cobrador', 'Pre-Venta'] as const)
    expect(JSON.stringify(shownPurchaseOrder(state()!, someone(perfil)))).not.toMatch(/precio|total"/);
  expect(JSON.stringify(shownPurchaseOrder(state()!, someone('Finanzas')))).toMatch(/"precio":10.15/);
});

test('a line that was bought for a client → its reception names the client and the buyer', () => {
  create([line('1', 10, { reserva: '7' }), line('2', 5)]);
  act(issuePurchaseOrder, {});
  receive([
    { linea: 1, cantidad: 4, danado: 0 },
    { linea: 2, cantidad: 5, danado: 0 },
  ]);
  expect(log.at(-1)).toMatchObject({
    data: { comprador: { _id: expect.any(String) }, lineas: [{ reserva: { _id: '7' } }, { linea: 2 }] },
  });
  expect((log.at(-1)!.data as { lineas: object[] }).lineas[1]).not.toHaveProperty('reserva');
});

test.each([
  [19, 0],
  [20, 1],
  [39, 1],
  [100, 5],
])('a line of %i → at most %i units over', (cantidad, over) => {
  create([line('1', cantidad)]);
  act(issuePurchaseOrder, {});
  expect(receive([{ linea: 1, cantidad: cantidad + over + 1, danado: 0 }])).toBe('SOBRE_TOLERANCIA');
  expect(receive([{ linea: 1, cantidad: cantidad + over, danado: 0 }])).toBeUndefined();
});
