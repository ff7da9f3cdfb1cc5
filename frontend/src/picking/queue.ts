import { reportShortage } from '@power/domain/picking/report-shortage';
import { scanLine } from '@power/domain/picking/scan-line';
import { CallError, isOffline } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { lostConnection, online } from '../api/network.ts';
import { currentUserId } from '../access/current-user.ts';
import { refreshOrders } from '../orders/refresh-orders.ts';
import { createListeners } from '../live/listeners.ts';
import { createScanQueue, type Deed, type Refused, type ScanQueue, type Sent } from './scan-queue.ts';

/** Refusals by the server of deeds that this phone had taken for good. */
export const refusals = createListeners<Refused>();

async function send(deed: Deed): Promise<Sent> {
  const { id, pedido, linea, cantidad, codigo, serie, motivo } = deed;
  const options = { commandId: id };
  const reply = deed.tipo === 'faltante'
    ? await call(reportShortage, { pedido, linea, cantidad, motivo: motivo ?? 'Sin motivo' }, options)
    : await call(scanLine, { pedido, cantidad, ...(codigo ? { codigo } : {}), ...(serie ? { serie } : {}) }, options);
  refreshOrders();
  return reply.ok ? { ok: true, version: reply.version } : { ok: false, mensaje: reply.mensaje };
}

/** A session that ended is no refusal of the scan: it waits for the next sign-in. */
const isAway = (error: unknown): boolean => isOffline(error) || (error instanceof CallError && (error.status === 401 || error.status === 429));

const untilBack = (): Promise<void> => new Promise((resolve) => {
  if (online.get()) return void setTimeout(resolve, 2000);
  lostConnection();
  const stop = online.subscribe(() => { if (online.get()) { stop(); resolve(); } });
});

const queues = new Map<string, ScanQueue>();

/** The queue of whoever is signed in: one per person and phone. */
export function scanQueue(): ScanQueue {
  const user = currentUserId() ?? 'nadie';
  let queue = queues.get(user);
  if (!queue) {
    queue = createScanQueue({ key: `picking:cola:${user}`, storage: localStorage, send, untilBack, isAway, onRefused: (refused) => { refusals.emit('rechazo', refused); refreshOrders(); } });
    queues.set(user, queue);
  }
  return queue;
}
