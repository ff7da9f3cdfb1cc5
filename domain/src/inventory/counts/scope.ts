import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { isStale } from '../../kernel/claim.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { reject, type Rejection } from '../../kernel/rejection.ts';
import { placeName } from '../places.shared.ts';
import { StockCountScopeFreed, StockCountScopeTaken } from './scope-events.ts';
import { countTitle } from './title.shared.ts';

interface Scope {
  readonly lineas: readonly string[];
  /** Instant of its last line, ISO UTC. */
  readonly desde: string;
}
export interface CountScopeState {
  /** Counts of the warehouse by number, and what each covers. */
  readonly conteos: Readonly<Record<number, Scope>>;
}

export interface ScopeLine {
  readonly producto: { readonly _id: string; readonly part_number: string };
  readonly ubicacion: string | null;
}
const keyOf = (producto: string, ubicacion: string | null): string => `${producto}/${ubicacion ?? ''}`;
export const scopeKey = ({ producto, ubicacion }: ScopeLine): string => keyOf(producto._id, ubicacion);

const without = (state: CountScopeState, numbers: readonly number[]): CountScopeState => ({
  conteos: Object.fromEntries(Object.entries(state.conteos).filter(([number]) => !numbers.includes(Number(number)))),
});

/** Stream `countscope-<warehouse>`: which open count covers which product at which place. */
export const countScope = defineAggregate<CountScopeState>('countscope', { conteos: {} }, [
  on(StockCountScopeTaken, (s, { conteo, lineas, cerrados }, { at }) => {
    const { conteos } = without(s, cerrados);
    const added = lineas.map(({ producto, ubicacion }) => keyOf(producto, ubicacion));
    return { conteos: { ...conteos, [conteo]: { lineas: [...(conteos[conteo]?.lineas ?? []), ...added], desde: at } } };
  }),
  on(StockCountScopeFreed, (s, { conteo }) => without(s, [conteo])),
]);

/** Whether a count whose scope was taken at that instant, and that does not exist, will never come to exist. */
export const neverOpened = ({ desde }: Scope, now: string): boolean => isStale({ desde }, now);

/** The refusal of a line that an open count covers. */
export const inOpenCount = ({ producto, ubicacion }: ScopeLine, number: number, titulo: string): Rejection =>
  reject(
    'EN_OTRO_INVENTARIO',
    titulo,
    `${producto.part_number} en ${placeName(ubicacion)} ya está en el ${countTitle(number)}, que sigue abierto. ` +
      'Espera a que se apruebe, o anúlalo.',
  );

interface Wanted {
  readonly bodega: string;
  readonly conteo: number;
  readonly lineas: readonly ScopeLine[];
  /** Counts of the state that are closed, or never opened. */
  readonly cerrados: readonly number[];
  readonly titulo: string;
}
/** Takes lines for a count; refuses one that another open count covers, writes nothing for those that it has. */
export const takeScope =
  ({ bodega, conteo, lineas, cerrados, titulo }: Wanted) =>
  (state: CountScopeState): readonly DomainEvent[] | Rejection => {
    const own = new Set(state.conteos[conteo]?.lineas);
    for (const [number, { lineas: keys }] of Object.entries(state.conteos)) {
      if (Number(number) === conteo || cerrados.includes(Number(number))) continue;
      const covered = new Set(keys);
      const twice = lineas.find((line) => covered.has(scopeKey(line)));
      if (twice) return inOpenCount(twice, Number(number), titulo);
    }
    const added = lineas.filter((line) => !own.has(scopeKey(line)));
    if (added.length === 0) return [];
    return [
      StockCountScopeTaken({
        bodega,
        conteo,
        lineas: added.map(({ producto, ubicacion }) => ({ producto: producto._id, ubicacion })),
        cerrados: cerrados.filter((number) => Object.hasOwn(state.conteos, number)),
      }),
    ];
  };

/** Gives up what was taken for a count that was not opened. */
export const freeScope =
  (bodega: string, conteo: number) =>
  (state: CountScopeState): readonly DomainEvent[] =>
    Object.hasOwn(state.conteos, conteo) ? [StockCountScopeFreed({ bodega, conteo })] : [];
