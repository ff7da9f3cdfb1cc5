import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';

/** `movimiento` is the command that brings the goods: as many movements of one product may be on their way at once. */
export const PlaceRoomTaken = defineEvent('PlaceRoomTaken', {
  label: 'Espacio tomado en la ubicación',
  data: z.object({ ubicacion: z.string(), producto: z.string(), cantidad: z.number().int(), movimiento: z.string() }),
});

/** The goods are there, or do not come after all. */
export const PlaceRoomSettled = defineEvent('PlaceRoomSettled', {
  label: 'Espacio resuelto en la ubicación',
  data: z.object({ ubicacion: z.string(), movimiento: z.string() }),
});
