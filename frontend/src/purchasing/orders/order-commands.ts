import { call } from '../../api/client.ts';
import {
  cancelPurchaseOrder,
  closePurchaseOrder,
  confirmPurchaseOrder,
  issuePurchaseOrder,
  landPurchaseOrder,
} from '../../calls/purchasing.ts';
import { askComment, confirm } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

interface Named {
  readonly number: number;
  readonly version: number;
  readonly estado: string;
}
const commandId = () => ({ commandId: crypto.randomUUID() });

export async function askAndIssue({ number, version }: Named): Promise<void> {
  const sure = await confirm({
    titulo: `Emitir la Orden de Compra N° ${number}`,
    texto: 'Desde ahora sus unidades están por recibir. Se puede modificar hasta que se embarque.',
    boton: 'Emitir orden',
  });
  if (sure)
    await tell('La orden no se emitió', () =>
      call(issuePurchaseOrder, { id: number, expectedVersion: version }, commandId()),
    ).finally(refreshPurchaseOrders);
}

export async function askAndConfirm({ number, version }: Named): Promise<void> {
  const documento = await askComment({
    titulo: `Confirmar la Orden de Compra N° ${number}`,
    texto: 'El proveedor aceptó la orden.',
    etiqueta: 'N° de confirmación del proveedor',
    boton: 'Confirmar orden',
    obligatorio: false,
    corto: 120,
  });
  if (documento !== undefined)
    await tell('La orden no se confirmó', () =>
      call(confirmPurchaseOrder, { id: number, documento, expectedVersion: version }, commandId()),
    ).finally(refreshPurchaseOrders);
}

export async function askAndLand({ number, version }: Named): Promise<void> {
  const documento = await askComment({
    titulo: `La Orden de Compra N° ${number} llegó a aduana`,
    etiqueta: 'N° de declaración (DIN)',
    boton: 'Registrar llegada',
    obligatorio: false,
    corto: 120,
  });
  if (documento !== undefined)
    await tell('La llegada no se registró', () =>
      call(landPurchaseOrder, { id: number, documento, expectedVersion: version }, commandId()),
    ).finally(refreshPurchaseOrders);
}

export async function askAndClose({ number, version, estado }: Named): Promise<void> {
  const short = estado === 'Recepción Parcial';
  const motivo = await askComment({
    titulo: `Cerrar la Orden de Compra N° ${number}`,
    texto: short ? 'Faltan unidades: dejan de estar por recibir.' : 'No se recibe nada más.',
    etiqueta: 'Motivo',
    boton: 'Cerrar orden',
    obligatorio: short,
    falta: 'Ingresa el motivo: faltan unidades por llegar.',
  });
  if (motivo !== undefined)
    await tell('La orden no se cerró', () =>
      call(closePurchaseOrder, { id: number, motivo, expectedVersion: version }, commandId()),
    ).finally(refreshPurchaseOrders);
}

export async function askAndCancel({ number }: Pick<Named, 'number'>): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular la Orden de Compra N° ${number}`,
    texto: 'Sus unidades dejan de estar por recibir. Sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular orden',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La orden no se anuló', () => call(cancelPurchaseOrder, { id: number, motivo }, commandId())).finally(
      refreshPurchaseOrders,
    );
}
