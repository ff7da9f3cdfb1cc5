import {
  IntegratorHookResent,
  IntegratorHookSet,
  IntegratorHookTested,
  type RefIntegrador,
} from '@power/domain/integrators/events';
import { isNews, newsOf } from '@power/domain/orders/hook-news.shared';
import type pg from 'pg';
import type { RecordedEvent } from '../event-store/port.ts';
import type { Hook } from './hooks-of.ts';

type Statement = readonly [text: string, values: readonly unknown[]];

const INSERT =
  'INSERT INTO ops.hook_delivery (clave, id, tema, pedido, contenido) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING';
const RESEND =
  "UPDATE ops.hook_delivery SET estado = 'Pendiente', intentos = 0, desde = now(), proximo = now() WHERE clave = $1 AND id = $2";
const RESTART =
  "UPDATE ops.hook_delivery SET intentos = 0, desde = now(), proximo = now() WHERE clave = $1 AND estado = 'Pendiente'";

/** What one event is to programs: deliveries to insert, and which of those that wait are due anew. */
export interface EventPlan {
  readonly event: RecordedEvent;
  readonly deliveries: number;
  readonly statements: readonly Statement[];
}

/** Plans an event for whatever hooks there are. Throws where its data are not what its type says. */
export function planOf(event: RecordedEvent, hooks: readonly Hook[]): EventPlan {
  const inserts = deliveriesOf(event, hooks);
  return { event, deliveries: inserts.length, statements: [...inserts, ...dueAnew(event)] };
}

/** Carries out a plan; repeating it changes nothing. */
export async function writePlan(client: pg.ClientBase, { statements }: EventPlan): Promise<void> {
  for (const [text, values] of statements) await client.query(text, [...values]);
}

function deliveriesOf(event: RecordedEvent, hooks: readonly Hook[]): Statement[] {
  const { id, type, metadata } = event;
  const insert = (clave: number, tema: string, datos: object, pedido: number | null): Statement => [
    INSERT,
    [clave, id, tema, pedido, JSON.stringify({ id, tema, creado: metadata.at, datos })],
  ];
  if (type === IntegratorHookTested.type) {
    const { integrador } = event.data as { integrador: RefIntegrador };
    return [insert(integrador.number, 'prueba', { mensaje: 'Prueba de avisos de Power Mobile' }, null)];
  }
  const news = isNews(type) ? newsOf(type, event.data) : undefined;
  if (!news) return [];
  return hooks
    .filter(
      ({ cliente, temas, desde }) => cliente === news.cliente && temas.includes(news.tema) && desde <= metadata.at,
    )
    .map(({ clave }) => insert(clave, news.tema, news.datos, news.datos.numero));
}

/** What waits is due anew: asked for by hand, or at an address that was saved again. */
function dueAnew(event: RecordedEvent): Statement[] {
  const { type } = event;
  if (type !== IntegratorHookResent.type && type !== IntegratorHookSet.type) return [];
  const { integrador, entrega } = event.data as { integrador: RefIntegrador; entrega?: string };
  return [type === IntegratorHookResent.type ? [RESEND, [integrador.number, entrega]] : [RESTART, [integrador.number]]];
}
