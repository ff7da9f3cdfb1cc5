import { reportShortage, scanLine, undoScan, withdrawShortage } from '../calls/picking.ts';
import { call } from '../api/client.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { createListeners } from '../live/listeners.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { queueKey } from './queue-keys.shared.ts';
import { createScanQueue, type Deed, type Refused, type ScanQueue, type Sent } from './scan-queue.ts';
import { isAway, onlyMine, perPerson, untilBack } from './sending.shared.ts';

/** Refusals by the server of deeds that this phone had taken for good, by order: its task tells them while it is on screen. */
export const refusals = createListeners<Refused>();

function tellRefusal(refused: Refused): void {
  const pedido = String(refused.deed.pedido);
  if (refusals.names().includes(pedido)) refusals.emit(pedido, refused);
  else showToast({ tono: 'danger', titulo: `Pedido N° ${pedido}: una lectura no se registró`, texto: refused.mensaje });
  refreshOrders();
}

function ask({ id, tipo, pedido, linea, cantidad, codigo, serie, motivo, ubicacion }: Deed) {
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
      return call(
        scanLine,
        { pedido, cantidad, ...(codigo ? { codigo } : {}), ...unit, ...(ubicacion ? { ubicacion } : {}) },
        options,
      );
  }
}

async function send(user: string, deed: Deed): Promise<Sent> {
  onlyMine(user);
  const reply = await ask(deed);
  refreshOrders();
  return reply.ok ? { ok: true, version: reply.version } : { ok: false, mensaje: reply.mensaje };
}

/** The queue of whoever is signed in: one per person and phone. */
export const scanQueue = perPerson((user): ScanQueue =>
  createScanQueue({
    key: queueKey(user),
    storage: localStorage,
    send: (deed) => send(user, deed),
    untilBack: (error) => untilBack(user, error),
    isAway,
    onRefused: tellRefusal,
  }),
);
