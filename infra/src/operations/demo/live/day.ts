import type { Rng } from '../random.ts';
import { DAY_MINUTES } from '../story/calendar.ts';
import { arrivals } from '../story/demand.ts';
import { fillBasket } from './basket.ts';
import { DayOver } from './clock.ts';
import { handOver, pick, type Sheet, type Stage, validate } from './work.ts';

async function read(stage: Stage, number: number): Promise<Sheet | undefined> {
  const answer = await stage.team
    .someone('Administrador', stage.rng)
    .call('/pedido_ventas/traerunpedido', { pedido: number });
  return answer.ok ? (answer.pedido as Sheet) : undefined;
}

/** Takes an order from the state that it is in to its handover, as far as it is let. */
async function carry(stage: Stage, sheet: Sheet): Promise<void> {
  if (sheet.estatus === 'Pendiente Validacion Administrativa' && !(await validate(stage, sheet))) return;
  if (await pick(stage, sheet)) await handOver(stage, sheet);
}

async function sell(stage: Stage, rng: Rng): Promise<void> {
  const seller = stage.team.someone('Ejecutivo de Ventas', rng);
  const basket = await fillBasket(seller, rng);
  if (!basket) return stage.say(`${seller.email.split('@')[0]} no encontró qué vender`);
  const created = await seller.call('/pedido_ventas/crear', basket);
  if (!created.ok) return stage.say(`Pedido nuevo: no se pudo, ${created.mensaje} (${seller.email.split('@')[0]})`);
  const sheet = await read(stage, Number(created.number));
  if (!sheet) return;
  stage.say(`Pedido ${sheet.number} creado para ${sheet.client.name} (${sheet.tipo_entrega})`);
  await carry(stage, sheet);
}

/** Orders that already wait for the warehouse. */
async function waiting({ team, rng }: Stage): Promise<number[]> {
  const answer = await team
    .someone('Jefe de Bodega', rng)
    .call('/pedido_ventas/listar', { accion: 'dashboardpedidospendientepicking' });
  return answer.ok ? (answer.rows as { number: number }[]).map((row) => row.number) : [];
}

/** A trading day from opening to the last handover: what already waits is done first, then `orders` new ones come in. */
export async function playDay(stage: Stage, orders: number): Promise<void> {
  const { clock, rng } = stage;
  /** What goes wrong with one order leaves the others alone. */
  const apart = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      if (!(error instanceof DayOver))
        stage.say(`Un pedido quedó a medias: ${error instanceof Error ? error.message : String(error)}`);
    });
  const taken = (await waiting(stage)).map(async (number) => {
    const sheet = await read(stage, number);
    if (sheet) await carry(stage, sheet);
  });
  const sold = arrivals(orders, DAY_MINUTES, rng).map(async (minute, i) => {
    // The first half hour of the calendar is for deliveries of goods.
    await clock.sleep(minute - 31);
    await sell(stage, rng.fork(String(i)));
  });
  await Promise.all([...taken, ...sold].map(apart));
}
