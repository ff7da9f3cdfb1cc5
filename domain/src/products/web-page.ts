import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { MAX_IMAGENES } from '../kernel/images.ts';
import type { Principal } from '../kernel/principal.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import {
  ProductChanged,
  ProductImagesOrdered,
  ProductWebCategorised,
  ProductWebDescribed,
  ProductWebScheduled,
} from './events.ts';
import { productKey } from './pricing-facts.ts';
import { type Product, product, type ProductState } from './product.ts';
import { closedImages } from './product-images.ts';
import { notSold, sameSchedule, type WebSchedule } from './web-schedule.shared.ts';
import { MAX_CATEGORIAS, WEB_EDITORS } from './views/web-product-row.ts';

const TITLE = 'No se pudo guardar';
/** As it comes, before what does not belong there is taken out. */
const MAX_HTML = 60_000;

/** A failure of these calls says so in the words of document 2 §8: `auth:false` and the message. */
const told = (refused: Rejection): Rejection => ({ ...refused, extra: { ...refused.extra, auth: false } });
export const failed = (codigo: string, mensaje: string): Rejection => told(reject(codigo, TITLE, mensaje));

/** The product, where this person may change what visitors see of it. */
export function webProduct(state: ProductState, user: Principal): Product | Rejection {
  const refused = closedImages(state, user);
  return refused ? told(refused) : state!;
}

/** What somebody else wrote since it was read is not written over unseen. */
const changedMeanwhile = (what: string): Rejection =>
  failed('CAMBIO_MIENTRAS', `Otra persona cambió ${what} mientras la editabas. Revisa lo de ahora y guarda de nuevo.`);

/** What calls that change the page of a product have in common. */
export const webCall = {
  context: 'products',
  path: '/web/productos/modificar',
  access: { perfiles: WEB_EDITORS, concesion: 'web_app' },
  aggregate: product,
  reply: z.object({ auth: z.literal(true) }),
  stream: ({ id }: { readonly id: string }) => id,
} as const;
/** The product with another schedule. */
export const rescheduled = ({ _id, part_number, web_programada: antes }: Product, ahora: WebSchedule): DomainEvent[] =>
  sameSchedule(antes, ahora) ? [] : [ProductWebScheduled({ _id, part_number, antes, ...ahora })];

const done = (state: ProductState, what: string) => ({
  mensaje: `${what} de ${state!.part_number}`,
  auth: true as const,
});

/** A page that is a draft: nobody sees it, and it is not planned to be seen. */
export const takenDown = (found: Product): DomainEvent[] => {
  const { _id, part_number, web } = found;
  return [
    ...(web ? [ProductChanged({ _id, part_number, antes: { web }, cambios: { web: false } })] : []),
    ...rescheduled(found, { publicar: null, retirar: null }),
  ];
};

export interface DescriptionFacts {
  /** What is left of it once only what text needs is let through. */
  readonly limpia: string;
}
export const describeWebProduct = defineCommand({
  ...webCall,
  name: 'describe-web-product',
  accion: 'descripcion',
  summary: 'Cambia la descripción web de un producto; se guarda solo el formato de texto',
  request: z.strictObject({
    accion: z.literal('descripcion'),
    id: productKey,
    descripcion: z
      .string()
      .max(MAX_HTML, 'La descripción es demasiado larga: a lo más 60.000 caracteres con su formato'),
    /** The description that was read before it was changed. */
    antes: z.string().max(MAX_HTML).optional(),
  }),
  needsFacts: true,
  decide(state, { antes: seen }, { user, facts }: DecideContext<DescriptionFacts>) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    const { _id, part_number, descripcion_web: antes } = found;
    if (antes === facts.limpia) return [];
    return seen !== undefined && seen !== antes
      ? changedMeanwhile('la descripción')
      : [ProductWebDescribed({ _id, part_number, antes, descripcion_web: facts.limpia })];
  },
  answer: ({ state }) => done(state, 'Se guardó la descripción'),
});

export interface CategoryFacts {
  /** Sections among those asked for that there are not. */
  readonly desconocidas: readonly string[];
}
const categorias = z
  .array(z.string().trim().min(1).max(60))
  .max(MAX_CATEGORIAS, `A lo más ${MAX_CATEGORIAS} categorías`);
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** What a product in these sections is from here on; a refusal where there are none such. */
export function categorised(
  found: Product,
  wanted: readonly string[],
  { desconocidas }: CategoryFacts,
): DomainEvent[] | Rejection {
  const unknown = desconocidas.find((one) => wanted.includes(one));
  if (unknown !== undefined)
    return failed('CATEGORIA_NO_EXISTE', `La categoría «${unknown}» no existe o está desactivada. Elige otra.`);
  if (wanted.length > MAX_CATEGORIAS)
    return failed('DEMASIADAS_CATEGORIAS', `${found.part_number} ya está en ${MAX_CATEGORIAS} categorías.`);
  const { _id, part_number, categorias_web } = found;
  return same(categorias_web, wanted)
    ? []
    : [ProductWebCategorised({ _id, part_number, antes: [...categorias_web], categorias_web: [...wanted] })];
}

export const categoriseWebProduct = defineCommand({
  ...webCall,
  name: 'categorise-web-product',
  accion: 'actualizarcategorias',
  summary: 'Cambia las categorías web de un producto',
  request: z.strictObject({
    accion: z.literal('actualizarcategorias'),
    id: productKey,
    categorias,
    /** The sections that were read before they were changed. */
    antes: categorias.optional(),
  }),
  needsFacts: true,
  decide(state, { categorias: wanted, antes }, { user, facts }: DecideContext<CategoryFacts>) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    return antes !== undefined &&
      !same(antes, found.categorias_web) &&
      !same([...new Set(wanted)], found.categorias_web)
      ? changedMeanwhile('la lista de categorías')
      : categorised(found, [...new Set(wanted)], facts);
  },
  answer: ({ state }) => done(state, 'Se guardaron las categorías'),
});

export const orderProductImages = defineCommand({
  ...webCall,
  name: 'order-product-images',
  accion: 'imagenes',
  summary: 'Ordena las imágenes de un producto: la primera lo representa',
  request: z.strictObject({
    accion: z.literal('imagenes'),
    id: productKey,
    imagenes: z.array(z.string().min(1).max(100)).min(1).max(MAX_IMAGENES),
  }),
  decide(state, { imagenes: orden }, { user }) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    const antes = found.imagenes.map((one) => one._id);
    if (same(antes.toSorted(), orden.toSorted()))
      return same(antes, orden)
        ? []
        : [ProductImagesOrdered({ _id: found._id, part_number: found.part_number, antes, orden })];
    return failed(
      'IMAGENES_CAMBIARON',
      'Las imágenes cambiaron mientras las ordenabas. Revísalas y ordénalas de nuevo.',
    );
  },
  answer: ({ state }) => done(state, 'Se guardó el orden de las imágenes'),
});

export const publishWebProduct = defineCommand({
  ...webCall,
  name: 'publish-web-product',
  accion: 'publicar',
  summary: 'Publica un producto en el sitio o lo retira',
  request: z.strictObject({ accion: z.literal('publicar'), id: productKey, web: z.boolean() }),
  decide(state, { web }, { user }) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    if (web && (found.bloqueado || !found.activo)) return failed('NO_SE_VENDE', notSold(found));
    if (found.web === web) return [];
    const { _id, part_number, web_programada: antes } = found;
    // What was to happen by itself and has been done by hand is planned no more; taken down, nothing is.
    const ahora = { publicar: null, retirar: web ? antes.retirar : null };
    return [
      ProductChanged({ _id, part_number, antes: { web: found.web }, cambios: { web } }),
      ...rescheduled(found, ahora),
    ];
  },
  answer: ({ state }) => ({
    mensaje: `${state!.part_number} ${state!.web ? 'está publicado' : 'ya no está publicado'}`,
    auth: true as const,
  }),
});
