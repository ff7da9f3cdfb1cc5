import type { EventContext } from '@power/domain/kernel/event';
import { PurchaseOrderReceived } from '@power/domain/purchasing/orders/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import receivedStock from './received-stock.ts';

const context = { stream: 'purchaseorder-12', version: 4 } as EventContext;
const received = PurchaseOrderReceived({
  orden: { _id: '12', number: 12, proveedor: 'Hikvision Ltd', marca: 'Hikvision' },
  estado: 'Recepción Parcial',
  recepcion: 2,
  bodega: 'CENTRAL',
  bodega_danados: 'RMA',
  documento: null,
  lineas: [
    { linea: 1, producto_id: '1', cantidad: 6, danado: 1, series: ['SN-1', 'SN-2'] },
    { linea: 2, producto_id: '2', cantidad: 0, danado: 3 },
  ],
});

const enter = (producto: string, bodega: string, cantidad: number, motivo: string, linea: number) => [
  'receive-stock',
  { producto, bodega, cantidad, motivo, documento: 'Orden de Compra N° 12' },
  `received-stock/purchaseorder-12/2/${linea}/${motivo}`,
];

async function reactTo(
  { type, data }: typeof received,
  reply: { ok: boolean; [field: string]: unknown } = { ok: true },
  at = { ...context, at: new Date().toISOString(), user: 'bodega', nombre: 'Bodega' },
) {
  const issued: [string, Record<string, unknown>, string?][] = [];
  await receivedStock.reactions
    .find((one) => one.type === type)!
    .react(
      data as never,
      at,
      trialTools((...command) => {
        issued.push(command as never);
        return Promise.resolve(command[0] === 'reserve-received' ? reply : { ok: true });
      }),
    );
  return issued;
}

const minera = { _id: '7', nombre: 'Minera Norte' };
const reservedLines = PurchaseOrderReceived({
  ...received.data,
  comprador: { _id: 'u1', nombre: 'Ana' },
  lineas: [
    { linea: 1, producto_id: '1', cantidad: 6, danado: 1, reserva: minera },
    { linea: 2, producto_id: '1', cantidad: 2, danado: 0 },
    { linea: 3, producto_id: '2', cantidad: 4, danado: 0, reserva: minera },
    { linea: 4, producto_id: '3', cantidad: 0, danado: 3, reserva: minera },
  ],
});

test('whole units of a line that was bought for a client → one reservation of it, after they entered', async () => {
  const issued = await reactTo(reservedLines);
  expect(issued.filter(([name]) => name !== 'receive-stock')).toEqual([
    [
      'reserve-received',
      {
        accion: 'recibida',
        orden_compra: 12,
        comprador: { _id: 'u1', nombre: 'Ana' },
        reserva: {
          cliente: '7',
          bodega: 'CENTRAL',
          motivo: 'Comprado para él: Orden de Compra N° 12',
          lineas: [
            { producto: '1', cantidad: 6 },
            { producto: '2', cantidad: 4 },
          ],
        },
      },
      'received-stock/purchaseorder-12/2/reserva/7',
    ],
  ]);
  expect(issued.findLastIndex(([name]) => name === 'receive-stock')).toBe(issued.length - 2);
});

test('units that cannot be reserved → the buyer and logistics hear why', async () => {
  const issued = await reactTo(reservedLines, { ok: false, mensaje: 'El cliente no existe.' });
  expect(issued.at(-1)).toMatchObject([
    'create-notification',
    { tipo: 'compra_sin_reserva', usuarios: ['u1'], perfiles: ['Jefe de Logistica'] },
  ]);
  expect(issued.at(-1)![1]['comentario']).toContain('El cliente no existe.');
});

test('whole units enter the warehouse and damaged ones the other, each once however often it is told', async () => {
  const issued: unknown[] = [];
  await receivedStock.reactions[0]!.react(
    received.data as never,
    context,
    trialTools((...command) => {
      issued.push(command);
      return Promise.resolve({ ok: true });
    }),
  );
  expect(issued).toEqual([
    enter('1', 'CENTRAL', 6, 'Recepción de orden de compra', 1),
    [
      'store-serials',
      { producto: '1', bodega: 'CENTRAL', series: ['SN-1', 'SN-2'], documento: 'Orden de Compra N° 12' },
      'received-stock/purchaseorder-12/2/1/series',
    ],
    enter('1', 'RMA', 1, 'Recibido dañado', 1),
    enter('2', 'RMA', 3, 'Recibido dañado', 2),
  ]);
});
