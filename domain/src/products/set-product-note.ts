import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion } from '../kernel/text.ts';
import { type Nota, ProductNoteRemoved, ProductNoteSet } from './events.ts';
import { NOTAS_PRESETS } from './prices.shared.ts';
import { productKey } from './pricing-facts.ts';
import { product } from './product.ts';
import { unknownProduct } from './product-data.ts';

const access = {
  perfiles: [
    'Administrador',
    'Jefe de Bodega',
    'Jefe de Logistica',
    'Brand Manager',
    'Pre-Venta',
    'Ejecutivo de Ventas',
  ],
  concesion: 'productos',
} as const;
const path = '/productos/:id/nota';
const foreign = (marca: string, user: { readonly perfil: string; readonly marcas?: readonly string[] }) =>
  user.perfil === 'Brand Manager' && !user.marcas?.includes(marca)
    ? reject('MARCA_AJENA', 'No se puede modificar', 'La marca del producto no está a tu cargo.')
    : undefined;

/** What is written on the product for everybody to see; the one before stays in its history. */
export const setProductNote = defineCommand({
  name: 'set-product-note',
  context: 'products',
  method: 'PATCH',
  path,
  access,
  summary: 'Pone o reemplaza la nota de un producto',
  request: z.strictObject({
    id: productKey,
    texto: z.string().trim().max(1000).default(''),
    presetCode: z.enum(NOTAS_PRESETS.map(({ code }) => code)).nullish(),
    /** Who writes is who is signed in, whatever is said here. */
    userId: z.string().max(60).optional(),
    expectedVersion,
  }),
  aggregate: product,
  stream: ({ id }) => id,
  decide(state, { texto, presetCode }, { user }) {
    if (!state) return unknownProduct;
    const refused = foreign(state.marca, user);
    if (refused) return refused;
    const preset = NOTAS_PRESETS.find(({ code }) => code === presetCode);
    const txt = texto || preset?.texto || '';
    if (txt === '') return reject('NOTA_VACIA', 'La nota no fue guardada', 'Escribe la nota o elige una de la lista.');
    const nota: Nota = { txt, tag: preset?.tag ?? null, color: preset?.color ?? 'neutral' };
    const { _id, part_number } = state;
    const antes: Nota | null = state.nota && { txt: state.nota.txt, tag: state.nota.tag, color: state.nota.color };
    if (JSON.stringify(antes) === JSON.stringify(nota)) return [];
    return [ProductNoteSet({ _id, part_number, antes, nota, autor: user.nombre })];
  },
  answer: ({ state }) => ({ mensaje: `La nota de ${state!.part_number} fue guardada` }),
});

export const removeProductNote = defineCommand({
  name: 'remove-product-note',
  context: 'products',
  method: 'DELETE',
  path,
  access,
  summary: 'Quita la nota de un producto; queda en su historia',
  request: z.strictObject({ id: productKey }),
  aggregate: product,
  stream: ({ id }) => id,
  decide(state, _request, { user }) {
    if (!state) return unknownProduct;
    const refused = foreign(state.marca, user);
    if (refused) return refused;
    if (!state.nota) return [];
    const { txt, tag, color } = state.nota;
    return [
      ProductNoteRemoved({
        _id: state._id,
        part_number: state.part_number,
        antes: { txt, tag, color },
        autor: user.nombre,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `La nota de ${state!.part_number} fue quitada` }),
});
