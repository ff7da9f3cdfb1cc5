import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { ClientPlacesMoved } from './events.ts';
import { clienteId } from './parts.ts';
import { clientPlaces } from './places.ts';
import type { PlaceFacts } from './save-place.ts';

/**
 * The projects of a customer that was merged are the other one's. Issued by the process that follows merges, and a repeat
 * changes nothing. The fact is who stays, or null.
 */
export const moveClientPlaces = defineCommand({
  name: 'move-client-places',
  context: 'reservations',
  path: '/ubicaciones_cliente/modificar',
  accion: 'clienteunido',
  access: { perfiles: ['Administrador'] },
  summary: 'Pasa las ubicaciones de un cliente al cliente al que se unió',
  request: z.strictObject({ accion: z.literal('clienteunido'), cliente: clienteId }),
  aggregate: clientPlaces,
  needsFacts: true,
  stream: ({ cliente }) => cliente,
  decide({ ubicaciones }, _request, { facts: cliente }: DecideContext<PlaceFacts['cliente'] | null>) {
    const left = ubicaciones.filter((place) => place.cliente._id !== cliente?._id);
    return cliente && left.length > 0
      ? [ClientPlacesMoved({ antes: left[0]!.cliente, cliente, ubicaciones: left.map(({ _id }) => _id) })]
      : [];
  },
  answer: () => ({ mensaje: 'Las ubicaciones siguen a su cliente' }),
});
