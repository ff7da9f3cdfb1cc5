import type { GridApi } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { useTopic } from '../../../live/hooks.ts';

interface Options<Row> {
  readonly api: () => GridApi<Row> | undefined;
  readonly topic: string | undefined;
  readonly blockSize: number;
  readonly rowId: (row: Row) => string;
  /** Whether rows are on their way. */
  readonly busy: () => boolean;
  readonly fetchBlock: (startRow: number, endRow: number) => Promise<{ rows: Row[]; lastRow: number | null }>;
  readonly onNew: (count: number) => void;
}

const GATHER_MS = 200;
const MAX_BLOCKS = 4;

/**
 * Rows that somebody else changed: fetched and put where they are, so that nothing moves under the cursor. A row that
 * left the selection fades and goes when the pointer leaves the grid; new rows are only announced.
 */
export function useLiveRows<Row>({ api, topic, blockSize, rowId, busy, fetchBlock, onNew }: Options<Row>) {
  const changed = useRef(new Set<string>());
  const gone = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const inside = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = () => {
    if (gone.current.size === 0 || inside.current) return;
    gone.current.clear();
    api()?.refreshInfiniteCache();
  };

  /** A row that is not on screen changed: it is new, or further down, or filtered out. The count tells whether the list grew. */
  const lookForNew = async (grid: GridApi<Row>) => {
    if (!grid.isLastRowIndexKnown()) return;
    const known = grid.getDisplayedRowCount();
    const { lastRow } = await fetchBlock(0, blockSize).catch(() => ({ lastRow: null }));
    if (lastRow === null || lastRow <= known || grid.isDestroyed()) return;
    if (known === 0) grid.refreshInfiniteCache();
    else onNew(lastRow - known);
  };

  const apply = async () => {
    // What is on its way may have been read before the change and would be shown after it.
    timer.current = busy() ? setTimeout(() => void apply(), GATHER_MS) : undefined;
    if (timer.current !== undefined) return;
    const grid = api();
    const keys = [...changed.current];
    changed.current.clear();
    if (!grid || grid.isDestroyed()) return;
    if (keys.some((key) => !grid.getRowNode(key))) void lookForNew(grid);
    const nodes = keys.flatMap((key) => {
      const node = grid.getRowNode(key);
      return node?.data ? [node] : [];
    });
    const blocks = [...new Set(nodes.map((node) => Math.floor((node.rowIndex ?? 0) / blockSize)))];
    if (blocks.length > MAX_BLOCKS) return void grid.refreshInfiniteCache();
    const pages = await Promise.all(
      blocks.map((n) =>
        fetchBlock(n * blockSize, (n + 1) * blockSize).catch(() => ({ rows: [] as Row[], lastRow: null })),
      ),
    );
    if (grid.isDestroyed()) return;
    const fresh = new Map(pages.flatMap((page) => page.rows).map((row) => [rowId(row), row]));
    for (const node of nodes) {
      const row = fresh.get(node.id ?? '');
      if (row) node.setData(row);
      else gone.current.add(node.id ?? '');
    }
    if (nodes.length > 0) grid.flashCells({ rowNodes: nodes, flashDuration: 500, fadeDuration: 1000 });
    if (gone.current.size > 0) grid.redrawRows({ rowNodes: nodes.filter((n) => gone.current.has(n.id ?? '')) });
    settle();
  };

  useTopic(topic, ({ clave, op }) => {
    if (op === 'reiniciar') return void api()?.refreshInfiniteCache();
    changed.current.add(clave);
    timer.current ??= setTimeout(() => void apply(), GATHER_MS);
  });

  return {
    isGone: (id: string) => gone.current.has(id),
    seen: () => {
      onNew(0);
    },
    pointer: {
      // A hand that moves here may be about to click. A dialog that goes away puts the pointer over the rows as well, but
      // nobody moved it: the row that was dealt with in that dialog goes at once.
      onPointerMove: () => {
        inside.current = true;
      },
      onPointerLeave: () => {
        inside.current = false;
        settle();
      },
    },
  };
}
