import type { CifraTienda } from '@power/domain/assistant/parts';

/** An app store: what people call it and how it is asked; `undefined` without credentials. */
export interface Store {
  readonly nombre: string;
  readonly ask: (() => Promise<readonly CifraTienda[]>) | undefined;
}

type Keep = (
  request: { readonly accion: 'importar'; readonly fila: CifraTienda },
  commandId: string,
) => Promise<{ readonly ok: boolean; readonly mensaje?: unknown }>;

/** Figures that a store said, by the name of what they are: what is known already writes nothing. */
async function kept({ ask }: Store, keep: Keep) {
  if (!ask) return { estado: 'sin credenciales' };
  const figures = await ask();
  for (const fila of figures) {
    const { tienda, app, pista, fecha, descargas, version, estado } = fila;
    const id = ['store', tienda, app, pista, fecha, descargas, version, estado].join('/');
    const reply = await keep({ accion: 'importar', fila }, id);
    if (!reply.ok) throw new Error(String(reply.mensaje));
  }
  return { cifras: figures.length };
}

const textOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/**
 * Keeps what each store says; one that fails does not keep the others from being asked, and every one that failed is told
 * with its own words.
 */
export async function keepStoreFigures(stores: readonly Store[], keep: Keep) {
  const asked = await Promise.allSettled(stores.map((store) => kept(store, keep)));
  const failed = asked.flatMap((result, n) =>
    result.status === 'rejected' ? [{ nombre: stores[n]!.nombre, reason: result.reason as unknown }] : [],
  );
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ reason }) => reason),
      failed.map(({ nombre, reason }) => `${nombre}: ${textOf(reason)}`).join(' · '),
    );
  return Object.fromEntries(
    asked.flatMap((result, n) => (result.status === 'fulfilled' ? [[stores[n]!.nombre, result.value]] : [])),
  );
}
