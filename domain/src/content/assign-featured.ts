import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { featuredLists } from '../masters.ts';
import { MAX_DESTACADOS } from './views/featured-list-row.ts';
import { CONTENT_PEOPLE } from './views/shown-piece.ts';

const TITLE = 'La lista no cambió';
export interface FeaturedFacts {
  /** Codes of the products that were named, in the order in which they were. */
  readonly codigos: readonly string[];
}

/** Puts products at the end of a named list of the site, or takes them out of it. */
export const assignFeatured = defineCommand({
  name: 'assign-featured',
  context: 'content',
  path: '/web/productos/asignar',
  accion: 'lista',
  access: { perfiles: CONTENT_PEOPLE },
  summary: 'Agrega productos a una lista de destacados u ofertas, o los quita',
  request: z.strictObject({
    accion: z.literal('lista'),
    ids: z.array(z.string().min(1).max(60)).min(1, 'Elige al menos un producto').max(MAX_DESTACADOS),
    acc: z.enum(['agregar', 'quitar']).default('agregar'),
    lista: z.string().min(1).max(60),
  }),
  aggregate: featuredLists.aggregate,
  needsFacts: true,
  stream: ({ lista }) => lista,
  decide(state, { acc }, { facts: { codigos } }: DecideContext<FeaturedFacts>) {
    if (!state || state.eliminado) return reject('NO_EXISTE', TITLE, 'La lista ya no existe: actualiza el listado.');
    const before = state.values['productos'] as readonly string[];
    const productos =
      acc === 'agregar'
        ? [...before, ...codigos.filter((one) => !before.includes(one))]
        : before.filter((one) => !codigos.includes(one));
    if (productos.length > MAX_DESTACADOS)
      return reject(
        'LISTA_LLENA',
        TITLE,
        `Una lista tiene a lo más ${MAX_DESTACADOS} productos. Quita alguno primero.`,
      );
    return productos.length === before.length
      ? []
      : [
          featuredLists.events.changed({
            _id: state._id,
            nombre: String(state.values['nombre']),
            antes: { productos: before },
            cambios: { productos },
          }),
        ];
  },
  answer: ({ state }) => ({
    mensaje: `${String(state!.values['nombre'])} tiene ${(state!.values['productos'] as string[]).length} productos`,
  }),
});
