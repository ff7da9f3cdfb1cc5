/** These in the order of their ids; those that it does not name come last, as they were. */
export const inOrder = <T extends { readonly _id: string }>(all: readonly T[], order: readonly string[]): T[] => {
  const place = ({ _id }: T): number => (order.includes(_id) ? order.indexOf(_id) : order.length);
  return all.toSorted((a, b) => place(a) - place(b));
};

export interface WebPage {
  readonly nombre: string;
  readonly descripcion_web: string;
  readonly categorias_web: readonly string[];
  readonly imagenes: readonly unknown[];
}

/** Letters of clean HTML, without its tags. */
const plainLength = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim().length;

const ENOUGH_WORDS = 120;
const GOOD_NAME = 12;
const SEVERAL = 3;
/** What a good page has, what each is worth of a hundred, and how its lack is said. */
const PARTS: readonly (readonly [worth: number, lack: string, has: (page: WebPage) => boolean])[] = [
  [30, 'Descripción', ({ descripcion_web }) => plainLength(descripcion_web) > 0],
  [15, `Descripción de ${ENOUGH_WORDS} letras`, ({ descripcion_web }) => plainLength(descripcion_web) >= ENOUGH_WORDS],
  [25, 'Imagen', ({ imagenes }) => imagenes.length > 0],
  [10, `${SEVERAL} imágenes`, ({ imagenes }) => imagenes.length >= SEVERAL],
  [15, 'Categoría', ({ categorias_web }) => categorias_web.length > 0],
  [5, 'Nombre más claro', ({ nombre }) => nombre.length >= GOOD_NAME],
];

/** How complete a product's page is, of 100, and what it lacks. */
export const webScore = (page: WebPage): { readonly puntaje: number; readonly falta: string[] } => ({
  puntaje: PARTS.reduce((sum, [worth, , has]) => sum + (has(page) ? worth : 0), 0),
  falta: PARTS.flatMap(([, lack, has]) => (has(page) ? [] : [lack])),
});
