import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import { checkBuying } from './buying.ts';

type Told = readonly [stream: string, type: string, data: object];
const orden = { _id: '12', number: 12 };
const received: Told = ['purchaseorder-12', 'PurchaseOrderReceived', { orden, lineas: [{ cantidad: 4, danado: 1 }] }];
const stored: Told = ['stock-7', 'StockReceived', { documento: 'Orden de Compra N° 12', cantidad: 5 }];
const drafted: Told = [
  'landedcost-3',
  'LandedCostDrafted',
  { number: 3, recepciones: [{ orden: '12', recepcion: 1 }] },
];
const taken: Told = ['purchaseorder-12', 'PurchaseOrderCosted', { orden, costeo: 3, recepciones: [1] }];
const given: Told = ['purchaseorder-12', 'PurchaseOrderUncosted', { orden, costeo: 3 }];
const posted: Told = ['landedcost-3', 'LandedCostPosted', { aplicado: [{ producto_id: '7', pmp_cambio: 12.5 }] }];
const reverted: Told = ['landedcost-3', 'LandedCostReverted', { aplicado: [{ producto_id: '7', pmp_cambio: -12.5 }] }];
const soldOut: Told = ['landedcost-3', 'LandedCostReverted', { aplicado: [{ producto_id: '7', pmp_cambio: 0 }] }];
const moved: Told = ['product-7', 'ProductRepriced', { motivo: 'Precio de Entrega N° 3' }];
const back: Told = ['product-7', 'ProductRepriced', { motivo: 'Reversa del Precio de Entrega N° 3' }];
const asked: Told = ['purchasereport-4', 'PurchaseReportRequested', {}];
const part = (parte: number, producto_id: string): Told => [
  'purchasereport-4',
  'PurchaseReportPart',
  { parte, lineas: [{ producto_id }] },
];
const ended: Told = ['purchasereport-4', 'PurchaseReportEnded', {}];

/** What the oracle says of a log of these events. */
function told(...events: readonly Told[]): string[] {
  const problems: string[] = [];
  checkBuying(
    events.map(
      ([stream, type, data], n) =>
        ({ stream, type, data, metadata: { commandId: `f1-${n}` } }) as never as RecordedEvent,
    ),
    (text) => problems.push(text),
  );
  return problems;
}

test('what was bought, costed, taken back and reported once is sound', () => {
  expect(told(received, stored, drafted, taken, posted, moved, asked, part(0, '1'), part(1, '2'), ended)).toEqual([]);
  expect(told(drafted, taken, posted, moved, reverted, given, back)).toEqual([]);
  expect(told(drafted, taken, posted, moved, soldOut, given)).toEqual([]);
  expect(told(drafted)).toEqual([]);
});

test('units that the stock has twice or not, a cost that moved twice or kept its receptions, a part that came twice are told', () => {
  expect(told(received, stored, stored)).toEqual(['Orden de Compra N° 12 brought 5 units, and 10 are in the stock']);
  expect(told(received)).toHaveLength(1);
  expect(told(drafted, taken, posted, moved, moved)).toEqual([
    'Precio de Entrega N° 3 moved product 7 2 times forth and 0 back',
  ]);
  expect(told(drafted, taken, posted)).toHaveLength(1);
  expect(told(drafted, posted, moved)).toEqual(['Precio de Entrega N° 3 has not reception 1 of order 12']);
  expect(told(drafted, taken)).toEqual(['Precio de Entrega N° 3 still has reception 1 of order 12']);
  expect(told(drafted, taken, posted, moved, reverted, given)).toHaveLength(1);
  expect(told(asked, part(0, '1'), part(0, '1'), ended)).toHaveLength(2);
  expect(told(asked, part(0, '1'))).toEqual(['purchasereport-4 ended 0 times']);
});
