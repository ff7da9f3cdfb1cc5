import { SYSTEM } from '@power/domain/kernel/principal';
import type { Books } from './ledgers/books.ts';
import type { Finding, Step } from './steps.ts';
import type { World } from './world.ts';

/** Whoever returns to the house does so here. */
const WAREHOUSE = 'SAL';

/**
 * A customer brings back a unit that the books have outside: it is received, and stored by its serial. Whatever else stands
 * in the way, its serial does not. `n`: which step of the company it is.
 */
export async function comesBack(
  world: World,
  books: Books,
  n: number,
  take: (step: Step) => Promise<Finding | undefined>,
): Promise<Finding | undefined> {
  const outside = books.outside();
  const unit = outside[n % Math.max(1, outside.length)];
  const director = [...world.people.values()].find((one) => one !== SYSTEM && one.perfil === 'Administrador');
  if (!unit || !director) return undefined;
  const { producto, serie } = unit;
  const at = new Date(world.now).toISOString();
  const base = { at, kind: 'command', user: director._id, copy: 0 } as const;
  const received = { producto, bodega: WAREHOUSE, cantidad: 1, motivo: 'Devolución' };
  const stored = { producto, bodega: WAREHOUSE, series: [serie] };
  return (
    (await take({ ...base, name: 'receive-stock', request: received, commandId: `comes-back-${n}-1` })) ??
    (await take({ ...base, name: 'store-serials', request: stored, commandId: `comes-back-${n}-2`, never: '^SERIE_' }))
  );
}
