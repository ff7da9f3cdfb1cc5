import { isSeen, type Piece } from '@power/domain/content/seen.shared';
import { dayOf } from '@power/domain/kernel/dates';
import type { Imagen } from '@power/domain/kernel/images';
import type { QueryContext } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';
import { type Card, cardsOf, idsOfCodes } from './published.ts';
import type { Visitor } from './visitor.ts';

/** A slide or banner that this visitor sees today. */
export interface ShownPiece {
  readonly _id: string;
  readonly titulo: string;
  readonly texto: string;
  readonly enlace: string;
  readonly boton?: string;
  readonly imagen: Imagen | null;
  readonly imagen_movil: Imagen | null;
}
/** A training of which anybody may still enrol. */
export interface OfferedTraining {
  readonly number: number;
  readonly nombre: string;
  readonly fecha: string;
  readonly hora: string;
  readonly lugar: string;
  readonly cupos_libres: number;
}
export interface FeaturedCards {
  readonly nombre: string;
  readonly cards: readonly Card[];
}

const PIECE = ['_id', 'titulo', 'texto', 'enlace'] as const;
/** Both masters keep two pictures; what a master's table holds is typed as without. */
export const PICTURES = [
  sql.ref<Imagen | null>('imagen').as('imagen'),
  sql.ref<Imagen | null>('imagen_movil').as('imagen_movil'),
] as const;
const WHEN = ['estado', 'activo', 'desde', 'hasta', 'audiencia'] as const;
/** Products of a list on the home page; the rest is in its sections. */
const SHOWN = 12;

/** Whether this visitor sees a piece at this instant. */
export const seenBy = ({ company }: Visitor, now: string) => {
  const [day, tier] = [dayOf(now), company?.tipo_cliente ?? undefined];
  return (piece: Piece): boolean => isSeen(piece, day, tier);
};

/** Slides of the home page for this visitor, in their order. Published content is everybody's, hence unscoped. */
export async function slidesFor({ rows, now }: QueryContext, visitor: Visitor): Promise<ShownPiece[]> {
  const all = await rows.unscoped
    .selectFrom('slide_list')
    .select([...PIECE, ...WHEN, 'boton'])
    .select([...PICTURES])
    .orderBy('orden')
    .orderBy('titulo')
    .execute();
  return all.filter(seenBy(visitor, now));
}

export async function bannersFor({ rows, now }: QueryContext, visitor: Visitor): Promise<ShownPiece[]> {
  const all = await rows.unscoped
    .selectFrom('banner_list')
    .select([...PIECE, ...WHEN])
    .select([...PICTURES])
    .orderBy('orden')
    .orderBy('titulo')
    .execute();
  return all.filter(seenBy(visitor, now));
}

/** Public trainings to come, the next one first: everybody's, hence unscoped. */
export const trainingsFor = ({ rows, now }: QueryContext): Promise<OfferedTraining[]> =>
  rows.unscoped
    .selectFrom('training_list')
    .select(['number', 'nombre', 'fecha', 'hora', 'lugar', 'cupos_libres'])
    .where('publica', '=', true)
    .where('estado', '=', 'Programada')
    .where('fecha', '>=', dayOf(now))
    .orderBy('fecha')
    .orderBy('number')
    .limit(SHOWN)
    .execute();

/** Lists that the site puts forward today, with their products that are published. */
export async function featuredFor(context: QueryContext, visitor: Visitor): Promise<FeaturedCards[]> {
  const lists = await context.rows.unscoped
    .selectFrom('featured_list')
    .select(['nombre', 'estado', 'activo', 'desde', 'hasta', 'productos'])
    .orderBy('desde', 'desc')
    .orderBy('nombre')
    .execute();
  const seen = lists.filter((list) => isSeen({ ...list, audiencia: [] }, dayOf(context.now), undefined));
  const ids = await idsOfCodes(context, [...new Set(seen.flatMap(({ productos }) => productos))]);
  const shown = await Promise.all(
    seen.map(async ({ nombre, productos }) => ({
      nombre,
      cards: await cardsOf(context, productos.flatMap((code) => ids.get(code) ?? []).slice(0, SHOWN), visitor),
    })),
  );
  return shown.filter(({ cards }) => cards.length > 0);
}
