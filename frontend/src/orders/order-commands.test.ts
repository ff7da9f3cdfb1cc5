import { cancelText } from './order-commands.ts';

const line = (linea: number, part_number: string, cantidad: number) => ({
  linea,
  ...{ producto: { _id: part_number, part_number }, cantidad, precio_venta: 1000 },
});
const order = (entregas: object[]) =>
  ({
    productos_pedido: [line(1, 'DS-1', 5), line(2, 'DS-2', 1)],
    picking: { terminado: true, lineas: { 1: { pickeado: 5, series: [] }, 2: { pickeado: 1, series: [] } } },
    ...{ entregas, entregado: false, resto_anulado: false, estatus: 'Pendiente Despacho' },
  }) as never;

test('given an order of which a part was delivered → what stays delivered and what is cancelled', () => {
  const delivered = { lineas: [{ linea: 1, cantidad: 2, series: [] }], embalajes: [] };
  expect(cancelText(order([delivered]))).toBe(
    'El cliente se queda con lo entregado: 2 de DS-1. Se anula lo que falta: 3 de DS-1 y 1 de DS-2; su stock se libera y el pedido queda Entregado.',
  );
});

test('given an order of which nothing was delivered → its stock is free', () => {
  expect(cancelText(order([]))).toMatch(/^El stock comprometido se libera/);
});
