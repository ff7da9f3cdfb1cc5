import type { Reader } from '@power/infra/platform/sql/reader';

type Store = 'google' | 'apple';

/** Day of the newest figures of these stores, and when they came in. */
export async function sourceOf(rows: Reader, stores: readonly Store[]) {
  const newest = await rows
    .from('store_figure_list')
    .select(['fecha', 'importado'])
    .where('tienda', 'in', [...stores])
    .orderBy('fecha', 'desc')
    .orderBy('importado', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { fecha: newest?.fecha ?? null, importado: newest?.importado ?? null };
}

/** What a store said last of each app and track. */
export async function tracksOf(rows: Reader, store: Store) {
  const found = await rows
    .from('store_figure_list')
    .distinctOn(['app', 'pista'])
    .select(['app', 'pista', 'version', 'estado', 'fecha'])
    .where('tienda', '=', store)
    .orderBy('app')
    .orderBy('pista')
    .orderBy('fecha', 'desc')
    .execute();
  return found.map((row) => ({ ...row }));
}
