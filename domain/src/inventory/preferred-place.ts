import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { WAREHOUSE } from './access.ts';
import { PreferredPlaceAdded, PreferredPlaceRemoved, type ProductoStock } from './events.ts';
import { productoId } from './receive-stock.ts';
import { stock } from './stock.ts';
import { openPlace } from './warehouse.shared.ts';

/** Places that a product prefers: nobody looks through more. */
const MAX_PREFERRED = 20;

const base = {
  context: 'inventory',
  path: '/productos/ubicacionpreferida',
  access: { perfiles: WAREHOUSE },
  aggregate: stock,
} as const;
const request = { producto: productoId, ubicacion: shortText };
const reply = z.object({ preferidas: z.array(z.string()) });

/** Adds the place to those where a product is kept: the first is where it is put away and picked before the others. */
export const addPreferredPlace = defineCommand({
  ...base,
  name: 'add-preferred-place',
  accion: 'agregar',
  summary: 'Agrega una ubicación preferida de un producto',
  request: z.strictObject({ accion: z.literal('agregar'), ...request }),
  reply,
  refers: { ubicacion: openPlace },
  needsFacts: true,
  stream: ({ producto }) => producto,
  decide({ preferidas = [] }, { ubicacion }, { facts }: DecideContext<ProductoStock>) {
    if (preferidas.includes(ubicacion)) return [];
    if (preferidas.length >= MAX_PREFERRED)
      return reject(
        'DEMASIADAS_UBICACIONES',
        'No se puede agregar',
        `Un producto tiene a lo más ${MAX_PREFERRED} ubicaciones preferidas. Quita una antes.`,
      );
    return [PreferredPlaceAdded({ producto: facts, ubicacion, preferidas: [...preferidas, ubicacion] })];
  },
  answer: ({ state }, { ubicacion }) => ({
    mensaje: `${ubicacion} es ubicación preferida`,
    preferidas: [...(state.preferidas ?? [])],
  }),
});

export const removePreferredPlace = defineCommand({
  ...base,
  name: 'remove-preferred-place',
  accion: 'quitar',
  summary: 'Quita una ubicación preferida de un producto',
  request: z.strictObject({ accion: z.literal('quitar'), ...request }),
  reply,
  needsFacts: true,
  stream: ({ producto }) => producto,
  decide({ preferidas = [] }, { ubicacion }, { facts }: DecideContext<ProductoStock>) {
    if (!preferidas.includes(ubicacion)) return [];
    const left = preferidas.filter((known) => known !== ubicacion);
    return [PreferredPlaceRemoved({ producto: facts, ubicacion, preferidas: left })];
  },
  answer: ({ state }, { ubicacion }) => ({
    mensaje: `${ubicacion} ya no es ubicación preferida`,
    preferidas: [...(state.preferidas ?? [])],
  }),
});
