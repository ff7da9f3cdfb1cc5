import type { StopSheet } from '@power/domain/dispatches/views/sheet';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell, type Told } from '../ui/dialogs/tell.ts';
import { call } from '../api/client.ts';
import { createStore } from '../api/store.ts';
import { cancelRoute, orderStops, removeStop } from '../calls/dispatches.ts';
import { refreshRoutes } from './refresh-routes.ts';
import { settle } from './road-queue.shared.ts';

/** A stop as its dialogs name it. */
export interface TaskStop {
  readonly despacho: number;
  readonly linea: number;
  readonly pedido: number;
  readonly cliente: string;
  /** Pesos that are still to be collected. */
  readonly falta: number;
  /** Pesos of all that was to be collected. */
  readonly cobrar: number;
  /** Goods that are still to be delivered; none of stops that were planned before they named them. */
  readonly lineas: NonNullable<StopSheet['lineas']>;
  /** Packages in the vehicle. */
  readonly embalajes: readonly number[];
}
export interface StopTask {
  readonly kind: 'entregar' | 'reprogramar' | 'cobrar';
  readonly stop: TaskStop;
}

/** What is being settled of which stop. */
export const stopTask = createStore<StopTask | undefined>(undefined);

const once = () => ({ commandId: crypto.randomUUID() });
export const told = (failure: string, run: () => Promise<Told>): Promise<boolean> =>
  tell(failure, run).finally(refreshRoutes);

export async function askAndReject({ despacho, linea, pedido, cliente }: TaskStop): Promise<void> {
  const motivo = await askComment({
    titulo: `Rechazar la entrega del Pedido N° ${pedido}`,
    texto: `${cliente} no recibe. El pedido vuelve a bodega y queda pendiente de despacho.`,
    etiqueta: 'Motivo',
    boton: 'Rechazar entrega',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await told(
      'La parada no se rechazó',
      () => settle({ tipo: 'rechazar', despacho, linea, pedido, motivo }) as Promise<Told>,
    );
}

export const remove = ({ despacho, linea }: TaskStop): Promise<boolean> =>
  told('La parada no se quitó', () => call(removeStop, { id: despacho, linea }, once()));

export const arrange = (id: number, orden: number[]): Promise<boolean> =>
  told('Las paradas no se ordenaron', () => call(orderStops, { id, orden }, once()));

export async function askAndCancelRoute({ number }: { readonly number: number }): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular el Despacho N° ${number}`,
    texto: 'Sus pedidos quedan libres para otro despacho. Sigue en el listado, con su historia.',
    etiqueta: 'Motivo',
    boton: 'Anular despacho',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await told('El despacho no se anuló', () => call(cancelRoute, { id: number, motivo }, once()));
}
