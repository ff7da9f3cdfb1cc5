import type { CommandServices } from '@power/infra/platform/commands/handler';
import handler from './deliver-part.ts';

const camera = { _id: '1', part_number: 'DS-1', nombre: 'Cámara', servicio: false };
const line = (linea: number, cantidad: number) => ({ linea, producto: camera, cantidad, precio_venta: 1000 });
const order = {
  number: 77,
  client: { email: ' Compras@Sur.cl ' },
  ejecutivo: { nombre: 'Eva' },
  productos_pedido: [line(1, 5)],
  picking: { terminado: true, lineas: { 1: { pickeado: 5, series: [] } } },
  despachar_desde: '2026-12-02',
  entregas: [
    { entrega: '9-1', recibe: { nombre: 'Juan' }, lineas: [{ linea: 1, cantidad: 2, series: [] }], embalajes: [] },
  ],
};

/** What goes into the outbox when the delivery is finished at that instant. */
async function mailed(now: string, more: object = {}) {
  const commands: unknown[][] = [];
  const services = {
    now,
    load: () => Promise.resolve({ state: { ...order, ...more }, version: 1 }),
    db: { query: (_sql: string, values: unknown[]) => Promise.resolve(void commands.push(values)) },
  } as unknown as CommandServices;
  await handler.finish!({}, { pedido: 77, entrega: '9-1' }, services, undefined);
  return commands;
}

test('given a delivery in part → the customer is told what it received and what is to come', async () => {
  const [[id, para, asunto, texto] = []] = await mailed(new Date().toISOString());
  expect([id, para, asunto]).toEqual(['entrega-77-9-1', 'compras@sur.cl', 'Entrega parcial de tu Pedido N° 77']);
  expect(texto).toContain('2 × DS-1 Cámara');
  expect(texto).toMatch(/Queda por despachar desde el 02-12-2026:\s+3 × DS-1 Cámara/);
});

test('given a customer without an address, or a delivery of long ago → no mail', async () => {
  expect(await mailed(new Date().toISOString(), { client: { email: '' } })).toEqual([]);
  expect(await mailed('2020-01-05T12:00:00.000Z')).toEqual([]);
});
