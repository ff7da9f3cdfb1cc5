import { eventCatalogue } from '@power/domain/events';
import { goods, inRoom, lineOf } from '@power/domain/orders/order.testing';
import { order, refOf } from '@power/domain/streams/order/order';
import { OrderCancelled } from '@power/domain/streams/order/events';
import { foldAll } from '@power/domain/kernel/scenario';
import type { DomainEvent } from '@power/domain/kernel/event';
import { randomUUID } from 'node:crypto';
import { openSpine, person } from '../../kernel/spine.testing.ts';

const CHIEF = person('Jefe de Bodega');

/** Order 77 picked whole: three units of product 1. */
async function bench() {
  const spine = await openSpine();
  const told = async (events: readonly DomainEvent[], at: 'no-stream' | number) =>
    spine.log.append(
      'order-77',
      events.map((event) => ({
        ...event,
        id: randomUUID(),
        schema: eventCatalogue.get(event.type)!.schema,
        metadata: {
          at: '2026-01-05T12:00:00.000Z',
          user: 'u',
          perfil: 'Administrador',
          commandId: randomUUID(),
          correlationId: 'c',
          causationId: 'c',
        },
      })) as never,
      at,
    );
  const story = inRoom(0, { productos_pedido: [lineOf(1, goods('1'), 3)] });
  await told(story, 'no-stream');
  const open = (more: object = {}) =>
    spine.issue(CHIEF, 'open-parcel', { accion: 'embalaje', pedido: 77, tipo: 'Caja', ...more });
  const change = (name: string, accion: string, id: number, more: object = {}) =>
    spine.issue(CHIEF, name, { accion, id, ...more });
  const pack = (id: number, cantidad: number) =>
    change('pack-parcel', 'contenido', id, { contenido: cantidad > 0 ? [{ producto: '1', cantidad }] : [] });
  const cancelOrder = () =>
    told(
      [
        OrderCancelled({
          pedido: refOf(foldAll(order, story)!),
          estatus: 'Anulado',
          motivo: 'No lo quiere',
          con_picking: false,
          movimientos: [],
          facturado: false,
        } as never),
      ],
      story.length - 1,
    );
  return { ...spine, open, change, pack, cancelOrder };
}

test('two people who pack the last units at once: one has them, the other reads where they are', async () => {
  const { open, pack } = await bench();
  await open();
  await open();
  expect(await pack(1, 2)).toMatchObject({ ok: true });
  const both = await Promise.all([pack(1, 3), pack(2, 1)]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ codigo: 'MAS_QUE_EL_PEDIDO' });
});

test('what leaves one package is free for another at once', async () => {
  const { open, pack } = await bench();
  await open({ todo: true });
  expect(await open({ todo: true })).toMatchObject({ ok: false, codigo: 'TODO_EMBALADO' });
  await open();
  expect(await pack(2, 1)).toMatchObject({ ok: false });
  await pack(1, 2);
  expect(await pack(2, 1)).toMatchObject({ ok: true });
});

test('parts and merges move goods without making any', async () => {
  const { open, pack, change } = await bench();
  await open({ todo: true });
  const split = await change('split-parcel', 'separar', 1, {
    tipo: 'Sobre',
    contenido: [{ producto: '1', cantidad: 1 }],
  });
  expect(split).toMatchObject({ ok: true, number: 2 });
  await open();
  expect(await pack(3, 1)).toMatchObject({ ok: false, codigo: 'MAS_QUE_EL_PEDIDO' });
  expect(await change('merge-parcel', 'unir', 2, { destino: 3 })).toMatchObject({ ok: true });
  expect(await pack(3, 2)).toMatchObject({ ok: false });
  expect(await pack(3, 0)).toMatchObject({ ok: true });
  expect(await pack(3, 1)).toMatchObject({ ok: true });
});

test('codes are printed before they are used, once each', async () => {
  const { open, issue } = await bench();
  const print = (more: object) => issue(CHIEF, 'print-labels', { tipo: 'embalaje', sujeto: 'codigos', ...more });
  expect(await print({ emitir: 3, nuevas: true })).toMatchObject({
    ok: true,
    mensaje: 'Códigos E|1 a E|3 emitidos',
    reimpresas: 0,
  });
  expect(await open({ number: 9 })).toMatchObject({ ok: false, codigo: 'CODIGO_DESCONOCIDO' });
  expect(await open({ number: 2 })).toMatchObject({ ok: true, number: 2 });
  expect(await open({ number: 2 })).toMatchObject({ ok: false, codigo: 'EMBALAJE_USADO' });
  expect(await open()).toMatchObject({ ok: true, number: 4 });
  expect(await print({ claves: ['2'] })).toMatchObject({ ok: true, reimpresas: 1 });
  expect(await print({ claves: ['4'] })).toMatchObject({ ok: true, reimpresas: 0 });
  expect(await print({ claves: ['99'] })).toMatchObject({ ok: false, codigo: 'NO_EXISTE' });
});

test('of a cancelled order packages are annulled, and nothing else', async () => {
  const { open, change, cancelOrder, issue } = await bench();
  await open({ todo: true });
  await cancelOrder();
  expect(
    await change('split-parcel', 'separar', 1, { tipo: 'Caja', contenido: [{ producto: '1', cantidad: 1 }] }),
  ).toMatchObject({
    ok: false,
    codigo: 'PEDIDO_NO_EMBALA',
  });
  expect(await open()).toMatchObject({ ok: false, codigo: 'PEDIDO_NO_EMBALA' });
  expect(await issue(CHIEF, 'cancel-parcel', { id: 1, motivo: 'Pedido anulado' })).toMatchObject({ ok: true });
});
