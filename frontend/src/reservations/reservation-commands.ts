import { call } from '../api/client.ts';
import { convertReservation, deliverReservation, prepareReservation, takeReservation } from '../calls/reservations.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshReservations } from './refresh-reservations.ts';

interface Named {
  readonly number: number;
}

const options = () => ({ commandId: crypto.randomUUID() });

export const take = ({ number: id }: Named): Promise<void> =>
  tell('La reserva no se tomó', () => call(takeReservation, { id }, options())).then(refreshReservations);

export const prepare = ({ number: id }: Named): Promise<void> =>
  tell('La reserva no quedó preparada', () => call(prepareReservation, { id }, options())).then(refreshReservations);

export async function askAndConvert({ number: id, pedido }: Named & { readonly pedido: number | null }): Promise<void> {
  const sure = await confirm({
    titulo: `Convertir la Reserva N° ${id} a pedido`,
    texto:
      pedido === null
        ? 'Se crea un pedido EN SALA con sus productos, al precio de su cotización o de lista, que queda con el stock.'
        : `El Pedido N° ${pedido} queda con su stock.`,
    boton: 'Convertir a pedido',
  });
  if (sure)
    await tell('La reserva no se convirtió en pedido', () => call(convertReservation, { id }, options())).then(
      refreshReservations,
    );
}

export async function askAndDeliver({ number: id }: Named): Promise<void> {
  const recibe = await askComment({
    titulo: `Entregar la Reserva N° ${id}`,
    texto: 'Sus productos salen del stock de la bodega.',
    etiqueta: 'Quién recibe',
    boton: 'Entregar',
    obligatorio: true,
    falta: 'Ingresa quién recibe',
    corto: 200,
  });
  if (recibe !== undefined)
    await tell('La reserva no se entregó', () => call(deliverReservation, { id, recibe }, options())).then(
      refreshReservations,
    );
}
