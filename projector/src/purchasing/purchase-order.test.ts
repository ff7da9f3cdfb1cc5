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
