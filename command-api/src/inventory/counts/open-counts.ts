import { type Count, stockCount } from '@power/domain/inventory/counts/count';
import { difference } from '@power/domain/inventory/counts/lines.shared';
import type { OpenFacts } from '@power/domain/inventory/counts/open-count';
import { EN_CURSO } from '@power/domain/inventory/counts/parts';
import {
  countScope,
  inOpenCount,
  neverOpened,
  scopeKey,
  type ScopeLine,
  takeScope,
} from '@power/domain/inventory/counts/scope';
import type { AtPlace } from '@power/domain/inventory/places.shared';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';

/** A count covers its lines until it is approved or cancelled. */
const OPEN: readonly Count['estado'][] = [...EN_CURSO, 'Por Aprobar'];

/** Open counts of a warehouse that the list knows, as their streams have them. */
export async function openCounts(services: CommandServices, bodega: string): Promise<Count[]> {
  const listed = await readModels(services.db)
    .selectFrom('stockcount_list')
    .select('number')
    .where('bodega', '=', bodega)
    .where('estado', 'in', OPEN)
    .execute();
  const counts = await Promise.all(listed.map(({ number }) => services.load(stockCount, number)));
  return counts.flatMap(({ state }) => (state && OPEN.includes(state.estado) ? [state] : []));
}

interface Covered {
  readonly bodega: string;
  readonly conteo: number;
  readonly lineas: readonly ScopeLine[];
  /** Counts of the warehouse that are open, as {@link openCounts} has them. */
  readonly abiertos: NonNullable<OpenFacts['abiertos']>;
}

/** Takes lines for a count before it has them: the refusal when another open count covers one. */
export async function claimScope(
  services: CommandServices,
  { bodega, conteo, lineas, abiertos }: Covered,
  titulo: string,
): Promise<Rejection | undefined> {
  // Counts that were opened before scopes were taken stand in the list alone.
  for (const other of abiertos) {
    const covered = new Set(other.lineas.map(scopeKey));
    const twice = other.number === conteo ? undefined : lineas.find((line) => covered.has(scopeKey(line)));
    if (twice) return inOpenCount(twice, other.number, titulo);
  }
  const { conteos } = (await services.load(countScope, bodega)).state;
  const cerrados: number[] = [];
  for (const [number, scope] of Object.entries(conteos)) {
    const count = (await services.load(stockCount, number)).state;
    if (count ? !OPEN.includes(count.estado) : neverOpened(scope, services.now)) cerrados.push(Number(number));
  }
  const outcome = await services.run(
    countScope,
    bodega,
    'alcance',
    takeScope({ bodega, conteo, lineas, cerrados, titulo }),
  );
  return isRejection(outcome) ? outcome : undefined;
}

/** By how much open counts found a product to differ, place by place: who adjusts it by hand means the same units. */
export async function differencesAt(
  services: CommandServices,
  producto: string,
  bodega: string,
): Promise<readonly AtPlace[]> {
  const lines = (await openCounts(services, bodega)).flatMap(({ lineas }) =>
    lineas.filter((line) => line.producto._id === producto && difference(line) !== 0),
  );
  // Counts of before may cover a place twice: then the last is as good as any.
  return [...new Map(lines.map((line) => [line.ubicacion, difference(line)]))].map(([ubicacion, cantidad]) => ({
    ubicacion,
    cantidad,
  }));
}
