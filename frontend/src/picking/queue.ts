import { reportShortage, scanLine, undoScan, withdrawShortage } from '../calls/picking.ts';
import { CallError, isOffline } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { lostConnection, online } from '../api/network.ts';
import type { Store } from '../api/store.ts';
import { currentUser, currentUserId } from '../access/current-user.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { createListeners } from '../live/listeners.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { queueKey } from './queue-keys.ts';
import { createScanQueue, type Deed, type Refused, type ScanQueue, type Sent } from './scan-queue.ts';

/** Refusals by the server of deeds that this phone had taken for good, by order: its task tells them while it is on screen. */
export const refusals = createListeners<Refused>();

function tellRefusal(refused: Refused): void {
  const pedido = String(refused.deed.pedido);
  if (refusals.names().includes(pedido)) refusals.emit(pedido, refused);
  else showToast({ tono: 'danger', titulo: `Pedido N° ${pedido}: una lectura no se registró`, texto: refused.mensaje });
  refreshOrders();
}

/** Somebody else is signed in, or nobody: what this person did is never sent in another's name. */
class NotMine extends Error {}

function ask({ id, tipo, pedido, linea, cantidad, codigo, serie, motivo }: Deed) {
  const options = { commandId: id };
  const unit = serie ? { serie } : {};
  switch (tipo) {
    case 'faltante':
      return call(reportShortage, { pedido, linea, cantidad, motivo: motivo ?? 'Sin motivo' }, options);
    case 'retirar':
      return call(withdrawShortage, { pedido, linea, cantidad }, options);
    case 'deshacer':
      return call(undoScan, { pedido, linea, cantidad, ...unit }, options);
    case 'escanear':
      return call(scanLine, { pedido, cantidad, ...(codigo ? { codigo } : {}), ...unit }, options);
  }
}

async function send(user: string, deed: Deed): Promise<Sent> {
  if (currentUserId() !== user) throw new NotMine();
  const reply = await ask(deed);
  refreshOrders();
  return reply.ok ? { ok: true, version: reply.version } : { ok: false, mensaje: reply.mensaje };
}

/** A session that ended, or an update of the system, is no refusal of the scan: it waits. */
const isAway = (error: unknown): boolean =>
  error instanceof NotMine ||
  isOffline(error) ||
  (error instanceof CallError && (error.updating || error.status === 401 || error.status === 429));

const until = <T>(store: Store<T>, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) return resolve();
    const stop = store.subscribe(() => {
      if (holds()) {
        stop();
        resolve();
      }
    });
  });
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function untilBack(user: string, error: unknown): Promise<void> {
  await until(currentUser, () => currentUserId() === user);
  if (error instanceof NotMine) return;
  if (error instanceof CallError && error.updating) return pause(60_000);
  if (online.get()) return pause(2000);
  lostConnection();
  await until(online, () => online.get());
}

const queues = new Map<string, ScanQueue>();

/** The queue of whoever is signed in: one per person and phone. */
export function scanQueue(): ScanQueue {
  const user = currentUserId() ?? 'nadie';
  let queue = queues.get(user);
  if (!queue) {
    queue = createScanQueue({
      key: queueKey(user),
      storage: localStorage,
      send: (deed) => send(user, deed),
      untilBack: (error) => untilBack(user, error),
      isAway,
      onRefused: tellRefusal,
    });
    queues.set(user, queue);
  }
  return queue;
}
