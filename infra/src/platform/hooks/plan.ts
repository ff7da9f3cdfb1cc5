import {
  IntegratorHookResent,
  IntegratorHookSet,
  IntegratorHookTested,
  type RefIntegrador,
} from '@power/domain/integrators/events';
import { newsOf } from '@power/domain/orders/hook-news.shared';
import type pg from 'pg';
import { inTransaction } from '../../adapters/postgres/transaction.ts';
import type { EventStore, RecordedEvent } from '../event-store/port.ts';
import { readPositions } from '../http/positions.ts';
import { loadedHistory } from '../projection/loaded-history.ts';
import { type Hook, hooksInForce, KEYS } from './hooks-of.ts';

const PREFIXES = ['order-', 'integrator-'];
const BATCH = 500;

interface Planned {
  readonly clave: number;
  readonly tema: string;
  readonly pedido: number | null;
  readonly contenido: string;
  readonly id: string;
}

const planned = (
  { id, metadata: { at } }: RecordedEvent,
  clave: number,
  tema: string,
  datos: Readonly<Record<string, unknown>>,
  pedido: number | null = null,
): Planned => ({ clave, tema, pedido, id, contenido: JSON.stringify({ id, tema, creado: at, datos }) });

/** Whom an event is told to, by whatever hooks there are. */
function plannedOf(event: RecordedEvent, hooks: readonly Hook[]): Planned[] {
  if (event.type === IntegratorHookTested.type) {
    const { integrador } = event.data as { integrador: RefIntegrador };
    return [planned(event, integrador.number, 'prueba', { mensaje: 'Prueba de avisos de Power Mobile' })];
  }
  const news = newsOf(event.type, event.data);
  if (!news) return [];
  return hooks
    .filter(
      ({ cliente, temas, desde }) =>
        cliente === news.cliente && temas.includes(news.tema) && desde <= event.metadata.at,
    )
    .map(({ clave }) => planned(event, clave, news.tema, news.datos, news.datos.numero));
}

/** What waits is due anew: asked for by hand, or at an address that was saved again. */
async function again(client: pg.ClientBase, { type, data }: RecordedEvent): Promise<void> {
  const { integrador, entrega } = data as { integrador: RefIntegrador; entrega?: string };
  if (type === IntegratorHookResent.type)
    await client.query(
      "UPDATE ops.hook_delivery SET estado = 'Pendiente', intentos = 0, desde = now(), proximo = now() WHERE clave = $1 AND id = $2",
      [integrador.number, entrega],
    );
  if (type === IntegratorHookSet.type)
    await client.query(
      "UPDATE ops.hook_delivery SET intentos = 0, desde = now(), proximo = now() WHERE clave = $1 AND estado = 'Pendiente'",
      [integrador.number],
    );
}

/** Where planning begins: behind what was loaded as history, and the first time with what happens from now on. */
async function beginning(pool: pg.Pool, store: EventStore): Promise<bigint> {
  const { rows } = await pool.query<{ position: string }>('SELECT position::text FROM ops.hook_position');
  const history = (await loadedHistory(pool)) ?? -1n;
  const known = rows[0] && BigInt(rows[0].position);
  if (known !== undefined) return known > history ? known : history;
  const head = (await store.head()) ?? -1n;
  await pool.query('INSERT INTO ops.hook_position (position) VALUES ($1) ON CONFLICT DO NOTHING', [String(head)]);
  return head;
}

/**
 * Notes what has to be told of the events since the last time: each once for each program, however often this is repeated and
 * by however many. It goes no further than the list of keys has come, so that a hook is known before what happened after it.
 */
export async function planDeliveries(pool: pg.Pool, store: EventStore): Promise<number> {
  let after = await beginning(pool, store);
  let count = 0;
  for (;;) {
    const known = new Map(await readPositions(pool)).get(KEYS) ?? -1n;
    const read = await store.readAll({ after, limit: BATCH, streamPrefixes: PREFIXES });
    const events = read.filter(({ position }) => position <= known);
    if (events.length === 0) return count;
    const hooks = await hooksInForce(pool);
    const told = events.flatMap((event) => plannedOf(event, hooks));
    const last = events.at(-1)!.position;
    await inTransaction(pool, async (client) => {
      for (const one of told)
        await client.query(
          'INSERT INTO ops.hook_delivery (clave, id, tema, pedido, contenido) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
          [one.clave, one.id, one.tema, one.pedido, one.contenido],
        );
      for (const event of events) await again(client, event);
      await client.query('UPDATE ops.hook_position SET position = greatest(position, $1)', [String(last)]);
    });
    count += told.length;
    after = last;
    if (events.length < BATCH) return count;
  }
}
