import { requestAction, requestResult } from '../../platform/projection/requests.ts';
import { pause, rowsOf, type Scene, until } from './scene.ts';
import { WAREHOUSE } from './goods.ts';

const PROJECTION = 'orders/order-list';

/**
 * An event that a projection cannot take in: it is parked with what follows in its stream while the rest goes on, and a
 * retry brings the row up to date once the cause is gone.
 */
export async function poison({ pool, work }: Scene, n: number): Promise<void> {
  const { crew, ledger, goods, customers, seed } = work;
  const boss = crew.of('Administrador', 0);
  const id = (part: string): string => `f${seed}-p${n}-${part}`;
  const created = await boss.does({
    id: id('crear'),
    path: '/pedido_ventas/crear',
    writes: 'OrderCreated',
    body: {
      accion: 'crearsistema',
      pedido: {
        cliente: customers[0],
        metodo_pago: 'TRF',
        tipo_entrega: 'EN SALA',
        bodega_entrega: WAREHOUSE,
        productos_pedido: [{ producto: goods[0]!._id, precio_venta: 1000, cantidad: 1 }],
      },
    },
  });
  if (!created.ok) throw new Error(`poisoned order was not created: ${created.codigo} ${created.mensaje}`);
  const number = Number(created.number);
  const stream = `order-${number}`;
  const comentarios = async (): Promise<number> =>
    (
      await rowsOf<{ comentarios: number }>(pool, 'SELECT comentarios FROM read.order_list WHERE number = $1', [number])
    )[0]?.comentarios ?? -1;
  const parked = async (): Promise<number> =>
    (
      await rowsOf<{ n: number }>(
        pool,
        'SELECT count(*)::integer AS n FROM ops.parked_events WHERE projection = $1 AND stream = $2',
        [PROJECTION, stream],
      )
    )[0]!.n;
  const comment = (part: string) =>
    boss.does({
      id: id(part),
      path: '/web/cotizaciones/agregarchat',
      writes: 'OrderCommentAdded',
      body: { accion: 'guardarchat', texto: part, tipo: 'pedido', pedido: number },
    });

  await until('the poisoned order is listed', async () => (await comentarios()) === 0);
  await pool.query(`ALTER TABLE read.order_list ADD CONSTRAINT poison CHECK (number <> ${number} OR comentarios = 0)`);
  try {
    await comment('veneno');
    await until('the poisoned event is parked', async () => (await parked()) === 1);
    const later = await comment('despues');
    await until('what follows it is parked too', async () => (await parked()) === 2);
    // The rest goes on: the projection's checkpoint passes the parked events.
    await until('the projection goes on', async () => {
      const [state] = await rowsOf<{ position: bigint }>(
        pool,
        'SELECT position FROM ops.projection_state WHERE name = $1',
        [PROJECTION],
      );
      return later.ok && state !== undefined && BigInt(state.position) >= BigInt(later.posicion);
    });
    if ((await comentarios()) !== 0) ledger.problem(`${stream} took in an event that its table refuses`);
  } finally {
    await rowsOf(pool, 'ALTER TABLE read.order_list DROP CONSTRAINT IF EXISTS poison');
  }
  const request = await requestAction(pool, PROJECTION, 'retry', stream);
  if (request === undefined) throw new Error(`${PROJECTION} is not known`);
  await until('the parked events are retried', async () => (await requestResult(pool, request)) !== undefined);
  await pause(0);
  if ((await parked()) !== 0 || (await comentarios()) !== 2)
    ledger.problem(
      `${stream} has ${await parked()} parked events and ${await comentarios()} of 2 comments after the retry`,
    );
}
