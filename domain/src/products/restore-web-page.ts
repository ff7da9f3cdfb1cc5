import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { isRejection } from '../kernel/rejection.ts';
import {
  ProductImageAdded,
  ProductImageRemoved,
  ProductImagesOrdered,
  ProductWebCategorised,
  ProductWebDescribed,
} from './events.ts';
import { productKey } from './pricing-facts.ts';
import type { Product } from './product.ts';
import { failed, takenDown, webCall, webProduct } from './web-page.ts';

export interface RestorePageFacts {
  /** The product as that version left it; undefined where it has no such version. */
  readonly antes: Product | undefined;
  /** Sections that it stood in then and that there are not any more: it stands in none of these. */
  readonly desconocidas: readonly string[];
}

const same = (a: readonly string[], b: readonly string[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The pictures of then, in the order of then. */
function pictures({ _id, part_number, imagenes }: Product, antes: Product): DomainEvent[] {
  const of = { _id, part_number };
  const has = (list: Product['imagenes'], one: string) => list.some((picture) => picture._id === one);
  const gone = imagenes.filter((picture) => !has(antes.imagenes, picture._id));
  const back = antes.imagenes.filter((picture) => !has(imagenes, picture._id));
  const now = [...imagenes.filter((picture) => !gone.includes(picture)), ...back].map((picture) => picture._id);
  const orden = antes.imagenes.map((picture) => picture._id);
  return [
    ...gone.map((imagen) => ProductImageRemoved({ ...of, imagen })),
    ...back.map((imagen) => ProductImageAdded({ ...of, imagen })),
    ...(same(now, orden) ? [] : [ProductImagesOrdered({ ...of, antes: now, orden })]),
  ];
}

/** *Volver a esta versión*: the page of a product as it was, as a draft; publishing it is a step of its own. */
export const restoreWebPage = defineCommand({
  ...webCall,
  name: 'restore-web-page',
  accion: 'restaurar',
  summary: 'Deja la página web de un producto como en una versión de su historial, sin publicar',
  request: z.strictObject({ accion: z.literal('restaurar'), id: productKey, version: z.number().int().min(0) }),
  needsFacts: true,
  decide(state, _request, { user, facts: { antes, desconocidas } }: DecideContext<RestorePageFacts>) {
    const found = webProduct(state, user);
    if (isRejection(found)) return found;
    if (!antes)
      return failed('VERSION_NO_EXISTE', 'Esa versión no está en el historial. Ábrelo de nuevo y elige otra.');
    const { _id, part_number, descripcion_web, categorias_web } = found;
    const sections = antes.categorias_web.filter((one) => !desconocidas.includes(one));
    const changes = [
      ...(descripcion_web === antes.descripcion_web
        ? []
        : [
            ProductWebDescribed({
              _id,
              part_number,
              antes: descripcion_web,
              descripcion_web: antes.descripcion_web,
            }),
          ]),
      ...(same(categorias_web, sections)
        ? []
        : [ProductWebCategorised({ _id, part_number, antes: [...categorias_web], categorias_web: sections })]),
      ...pictures(found, antes),
    ];
    // What is so already stays published.
    return changes.length === 0 ? [] : [...changes, ...takenDown(found)];
  },
  answer: ({ state, events }, { version }) => ({
    mensaje:
      events.length === 0
        ? `La página de ${state!.part_number} ya está como en la versión ${version + 1}`
        : `La página de ${state!.part_number} quedó como en la versión ${version + 1}, sin publicar`,
    auth: true as const,
  }),
});
