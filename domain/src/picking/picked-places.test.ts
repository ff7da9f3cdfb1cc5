import { StockCommitted, StockIssued, StockPlaced, StockReceived } from '../inventory/events.ts';
import { settle } from '../inventory/settle.ts';
import { stock } from '../inventory/stock.ts';
import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { truthOf } from '../orders/goods.shared.ts';
import { after, goods, lineOf, taken } from '../orders/order.testing.ts';
import { scanLine } from './scan-line.ts';
import { undoScan } from './undo-scan.ts';

const cable = goods('2', { ean: ['9001'] });
const no = { user: someone('Bodega'), facts: undefined };
const begun = () => new Story(taken({ productos_pedido: [lineOf(1, cable, 5)] }));
const bodega = after(begun().log)!.bodega_entrega;
const [P1, P2] = [`${bodega}-R01-N1-P01`, `${bodega}-R01-N1-P02`];
const scan = (cantidad: number, ubicacion?: string) => ({
  request: { accion: 'escanear' as const, pedido: 77, codigo: 'COD-2', cantidad, ...(ubicacion && { ubicacion }) },
  ...no,
});
const back = (cantidad: number) => ({
  request: { accion: 'deshacer' as const, pedido: 77, linea: 1, cantidad },
  ...no,
});
const from = (story: Story) => truthOf(after(story.log), '2').desde;

test('a reading says where the units were taken; what is put back goes back to the last place', () => {
  const story = begun();
  story.does(scanLine, scan(2, P1));
  story.does(scanLine, scan(1));
  story.does(scanLine, scan(2, P2));
  expect(from(story)).toEqual([
    { ubicacion: P1, cantidad: 2 },
    { ubicacion: P2, cantidad: 2 },
  ]);
  story.does(undoScan, back(3));
  expect(from(story)).toEqual([{ ubicacion: P1, cantidad: 1 }]);
});

test('a place of another warehouse is none where the order is picked', () => {
  expect(refusal(decideGiven(scanLine, begun().log, scan(1, 'OTRA-R01-N1-P01'))).codigo).toBe('OTRA_BODEGA');
});

test('what is delivered leaves the place that it was taken from', () => {
  const producto = { _id: '2', codigo: 'C', codigo_sap: 'S', part_number: 'P', nombre: 'Cable', marca: 'M' };
  const saldo = { fisico: 9, comprometido: 0, disponible: 9 };
  const put = (ubicacion: string, cantidad: number) =>
    StockPlaced({
      producto,
      bodega,
      ubicacion: null,
      ubicacion_destino: ubicacion,
      cantidad,
      saldo,
      ubicaciones: [{ ubicacion, cantidad, queda: cantidad }],
      motivo: null,
    });
  const log = [
    StockReceived({ producto, bodega, cantidad: 9, saldo, motivo: 'Compra', documento: null }),
    put(P1, 5),
    put(P2, 4),
    StockCommitted({
      producto,
      bodega,
      pedido: '77',
      validacion: 'v',
      solicitado: 3,
      cantidad: 3,
      comprometido_pedido: 3,
      saldo: { fisico: 9, comprometido: 3, disponible: 6 },
    }),
  ];
  const truth = {
    situacion: 'entregado' as const,
    validacion: 'v',
    abandonadas: [],
    cantidad: 3,
    desde: [{ ubicacion: P2, cantidad: 3 }],
  };
  const [issued] = settle(foldAll(stock, log), '77', truth, '2026-03-02T12:00:00.000Z');
  expect(issued).toMatchObject({
    type: StockIssued.type,
    data: { ubicaciones: [{ ubicacion: P2, cantidad: -3, queda: 1 }] },
  });
});
