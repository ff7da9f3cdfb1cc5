import type { WithdrawalRow } from '@power/domain/reservations/withdrawals/views/withdrawal-row';
import { call } from '../../api/client.ts';
import { cancelWithdrawal, handOverWithdrawal, takeWithdrawal } from '../../calls/reservations.ts';
import { askComment } from '../../ui/dialogs/prompts.ts';
import { typedKeys } from '../../ui/forms/typed-keys.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshPlaces } from '../places/refresh-places.ts';

type Named = Pick<WithdrawalRow, 'reserva' | 'retiro' | 'solicitud' | 'productos' | 'ubicacion_nombre'>;
const once = () => ({ commandId: crypto.randomUUID() });
const ref = ({ reserva, retiro }: Named) => ({ reserva, retiro });

export const take = (row: Named): Promise<void> =>
  tell('El retiro no se tomó', () => call(takeWithdrawal, ref(row), once())).then(refreshPlaces);

export async function askAndHandOver(row: Named): Promise<void> {
  const recibe = await askComment({
    titulo: `Entregar el retiro ${row.solicitud}`,
    texto: `${row.productos} para ${row.ubicacion_nombre}. Salen del stock de la bodega.`,
    etiqueta: 'Quién recibe',
    boton: 'Entregar',
    obligatorio: true,
    falta: 'Ingresa quién recibe',
    corto: 200,
  });
  if (recibe === undefined) return;
  const hand = (series?: string[]) =>
    call(handOverWithdrawal, { ...ref(row), recibe, ...(series && { series }) }, once());
  await tell('El retiro no se entregó', async () => {
    const reply = await hand();
    if (reply.ok || reply.codigo !== 'FALTAN_SERIES') return reply;
    // Some of the units that stand apart: which of them.
    const text = await askComment({
      titulo: `Series del retiro ${row.solicitud}`,
      texto: reply.mensaje,
      etiqueta: 'Series que salen',
      boton: 'Entregar',
      obligatorio: true,
      falta: 'Escanea las series que salen',
    });
    return text === undefined ? reply : hand(typedKeys(text));
  }).then(refreshPlaces);
}

export async function askAndCancel(row: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Anular la solicitud de retiro ${row.solicitud}`,
    texto: 'Los productos siguen retenidos para el proyecto.',
    etiqueta: 'Motivo',
    boton: 'Anular solicitud',
    peligro: true,
    obligatorio: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La solicitud no se anuló', () => call(cancelWithdrawal, { ...ref(row), motivo }, once())).then(
      refreshPlaces,
    );
}
