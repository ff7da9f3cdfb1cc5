import type { PivotDefinition } from '@power/domain/kernel/pivot';
import { LIST_PARAMETERS, type ListState, readListState, writeListState } from '../../ui/list/list-state.ts';

/** Where a field of a report stands. */
export const WELLS = ['filas', 'columnas', 'medidas'] as const;
export type Well = (typeof WELLS)[number];
export type Arrangement = Readonly<Record<Well, readonly string[]>>;

/** What a report shows: carried by the address, so that a link and a saved view show the same. */
export interface PivotState extends Arrangement {
  readonly filterModel: ListState['filterModel'];
  readonly chart: boolean;
}

const CHART = 'grafico';
export const PIVOT_PARAMETERS: readonly string[] = [...WELLS, CHART, ...LIST_PARAMETERS];

/** Reads a report from an address: fields that are unknown are left out; one without any fields is `fallback`. */
export function readPivot(
  search: URLSearchParams,
  known: Readonly<Record<Well, ReadonlySet<string>>>,
  fallback: PivotState,
): PivotState {
  if (!WELLS.some((well) => search.has(well))) return fallback;
  const seen = new Set<string>();
  const fields = (well: Well): string[] =>
    (search.get(well) ?? '').split(',').filter((name) => {
      const fits = known[well].has(name) && !seen.has(name);
      seen.add(name);
      return fits;
    });
  const medidas = fields('medidas');
  return {
    filas: fields('filas'),
    columnas: fields('columnas'),
    medidas: medidas.length > 0 ? medidas : fallback.medidas,
    filterModel: readListState(search).filterModel,
    chart: search.get(CHART) === 'si',
  };
}

/** Figures of an address that tell what things cost. */
export const costsIn = (search: URLSearchParams, { measures }: Pick<PivotDefinition, 'measures'>): string[] =>
  (search.get('medidas') ?? '').split(',').filter((name) => measures[name]?.cost);

/** The address of a report; what else the address holds stays. */
export function writePivot(search: URLSearchParams, state: PivotState): URLSearchParams {
  const next = writeListState(search, { ...readListState(search), filterModel: state.filterModel });
  for (const well of WELLS) next.set(well, state[well].join(','));
  if (state.chart) next.set(CHART, 'si');
  else next.delete(CHART);
  return next;
}

/** The field in another place: at `index` of `to`, or out of the report. At least one figure stays. */
export function move(fields: Arrangement, field: string, to: Well | undefined, index = Infinity): Arrangement {
  const without = Object.fromEntries(
    WELLS.map((well) => [well, fields[well].filter((name) => name !== field)]),
  ) as unknown as Arrangement;
  if (to === undefined) return without.medidas.length > 0 ? without : fields;
  const list = without[to];
  return { ...without, [to]: [...list.slice(0, index), field, ...list.slice(index)] };
}
