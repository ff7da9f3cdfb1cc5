import type { GridApi } from 'ag-grid-community';
import type { ListState } from '../list-state.ts';

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
export const sortOf = (model: readonly { colId: string; sort: 'asc' | 'desc' | null }[]): ListState['sort'] =>
  model.flatMap(({ colId, sort }) => (sort ? [{ colId, sort }] : []));

/** The order that the grid shows at this moment. */
export const sortNow = <Row>(api: GridApi<Row>): ListState['sort'] =>
  sortOf(
    api
      .getColumnState()
      .filter((c) => c.sort)
      .sort((a, b) => (a.sortIndex ?? 0) - (b.sortIndex ?? 0))
      .map((c) => ({ colId: c.colId, sort: c.sort as 'asc' | 'desc' })),
  );
