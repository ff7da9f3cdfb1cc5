import { call, download } from '../../api/client.ts';
import {
  cancelPurchaseOrder,
  closePurchaseOrder,
  confirmPurchaseOrder,
  issuePurchaseOrder,
  landPurchaseOrder,
  purchaseOrderPaper,
} from '../../calls/purchasing.ts';
import { askComment, confirm } from '../../ui/dialogs/prompts.ts';
import { fileOrTell, tell } from '../../ui/dialogs/tell.ts';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

interface Named {
  readonly number: number;
  readonly version: number;
  readonly estado: string;
}
type Step =
  | typeof issuePurchaseOrder
  | typeof confirmPurchaseOrder
  | typeof landPurchaseOrder
  | typeof closePurchaseOrder
  | typeof cancelPurchaseOrder;

/** Takes an order one step on, and tells how that ended; lists and sheets follow either way. */
const take = (
  failure: string,
  step: Step,
  request: {
    readonly id: number;
    readonly documento?: string;
    readonly motivo?: string;
    readonly expectedVersion?: number;
  },
): Promise<unknown> =>
  tell(failure, () => call(step, request, { commandId: crypto.randomUUID() })).finally(refreshPurchaseOrders);

export async function askAndIssue({ number: id, version }: Named): Promise<void> {
  const sure = await confirm({
    titulo: `Emitir la Orden de Compra N° ${id}`,
    texto: 'Desde ahora sus unidades están por recibir. Se puede modificar hasta que se embarque.',
    boton: 'Emitir orden',
  });
  if (sure) await take('La orden no se emitió', issuePurchaseOrder, { id, expectedVersion: version });
}

export async function askAndConfirm({ number: id, version }: Named): Promise<void> {
  const documento = await askComment({
    titulo: `Confirmar la Orden de Compra N° ${id}`,
    texto: 'El proveedor aceptó la orden.',
    etiqueta: 'N° de confirmación del proveedor',
    boton: 'Confirmar orden',
    obligatorio: false,
    corto: 120,
  });
  if (documento !== undefined)
    await take('La orden no se confirmó', confirmPurchaseOrder, { id, documento, expectedVersion: version });
}

export async function askAndLand({ number: id, version }: Named): Promise<void> {
  const documento = await askComment({
    titulo: `La Orden de Compra N° ${id} llegó a aduana`,
    etiqueta: 'N° de declaración (DIN)',
    boton: 'Registrar llegada',
    obligatorio: false,
    corto: 120,
  });
  if (documento !== undefined)
    await take('La llegada no se registró', landPurchaseOrder, { id, documento, expectedVersion: version });
}

export async function askAndClose({ number: id, version, estado }: Named): Promise<void> {
  const short = estado === 'Recepción Parcial';
  const motivo = await askComment({
    titulo: `Cerrar la Orden de Compra N° ${id}`,
    texto: short ? 'Faltan unidades: dejan de estar por recibir.' : 'No se recibe nada más.',
    etiqueta: 'Motivo',
    boton: 'Cerrar orden',
    obligatorio: short,
    falta: 'Ingresa el motivo: faltan unidades por llegar.',
  });
  if (motivo !== undefined)
    await take('La orden no se cerró', closePurchaseOrder, { id, motivo, expectedVersion: version });
}

export async function askAndCancel({ number: id }: Pick<Named, 'number'>): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular la Orden de Compra N° ${id}`,
    texto: 'Sus unidades dejan de estar por recibir. Sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular orden',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined) await take('La orden no se anuló', cancelPurchaseOrder, { id, motivo });
}

/** *PDF para el proveedor*. */
export const saveOrderPaper = ({ number: id }: Pick<Named, 'number'>): Promise<void> =>
  fileOrTell('El PDF no se pudo crear', () => download(purchaseOrderPaper, { id }, `Purchase Order ${id}.pdf`));
