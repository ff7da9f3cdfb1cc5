import type { GridApi, IRowNode } from 'ag-grid-community';
import { useEffect, useRef } from 'react';
import { cancelPlan, plan } from '../../../api/activity.ts';
import { useTopic } from '../../../live/hooks.ts';
import { same } from './grid-state.ts';
import { refreshAround } from './refresh-around.ts';
import type { ToldRows } from './told-rows.ts';

interface Options<Row> {
  readonly api: () => GridApi<Row> | undefined;
  readonly topic: string | undefined;
  readonly blockSize: number;
  readonly rowId: (row: Row) => string;
  /** Whether rows are on their way. */
  readonly busy: () => boolean;
  readonly fetchBlock: (startRow: number, endRow: number) => Promise<{ rows: Row[]; lastRow: number | null }>;
  readonly onNew: (count: number) => void;
  /** How far the job is that fills the list; absent where none does. */
  readonly progress: string | undefined;
  /** What came with the changes. */
  readonly told: ToldRows<Row>;
}

const GATHER_MS = 200;
const MAX_BLOCKS = 4;

/**
 * Rows that somebody else changed: put where they are, so that nothing moves under the cursor, as they came with their
 * change or, where that does not say it all, fetched. A row that left the selection fades and goes when the pointer leaves
 * the grid; new rows are only announced, unless a job fills the list: then they come, wherever the pointer is. Of more than a few blocks that are fetched those in view are put in place, the
 * others when the pointer has left.
 */
export function useLiveRows<Row>({
  api,
  topic,
  blockSize,
  rowId,
  busy,
  fetchBlock,
  onNew,
  progress,
  told,
}: Options<Row>) {
  const changed = useRef(new Set<string>());
  const come = useRef(new Set<string>());
  const gone = useRef(new Set<string>());
  const stale = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const inside = useRef(false);
  // Whoever comes back to the list asks for all that is seen.
  useEffect(
    () => () => {
      cancelPlan(timer.current);
      timer.current = undefined;
      for (const keys of [changed, come, gone]) keys.current.clear();
      stale.current = inside.current = false;
    },
    [topic],
  );

  /** Whether rows are to stay where they are under the pointer. */
  const waits = () => inside.current && progress === undefined;
  const settle = () => {
    const grid = api();
    if ((gone.current.size === 0 && !stale.current) || waits() || !grid || grid.isDestroyed()) return;
    gone.current.clear();
    stale.current = false;
    refreshAround(grid, busy);
  };
  const fetchRows = async (blocks: readonly number[]): Promise<[string, Row][]> => {
    const pages = await Promise.all(blocks.map((n) => fetchBlock(n * blockSize, (n + 1) * blockSize)));
    return pages.flatMap(({ rows }) => rows.map((row): [string, Row] => [rowId(row), row]));
  };
  const inView = (grid: GridApi<Row>, n: number): boolean =>
    (n + 1) * blockSize > grid.getFirstDisplayedRowIndex() && n * blockSize <= grid.getLastDisplayedRowIndex();

  /**
   * A row that is not on screen came, or changed in a list that leaves some out: it is new, or further down, or filtered out.
   * The count tells whether the list grew; where that is not known, what stands above the first row.
   */
  const lookForNew = async (grid: GridApi<Row>) => {
    const { rows, lastRow } = await fetchBlock(0, blockSize);
    if (grid.isDestroyed()) return;
    const known = grid.getDisplayedRowCount();
    const above = rows.findIndex((row) => grid.getRowNode(rowId(row)));
    const grown = lastRow === null || !grid.isLastRowIndexKnown() ? (above < 0 ? rows.length : above) : lastRow - known;
    if (grown <= 0) return;
    if (known === 0) grid.refreshInfiniteCache();
    else onNew(grown);
  };

  const show = (grid: GridApi<Row>, nodes: readonly IRowNode<Row>[], fresh: ReadonlyMap<string, Row>) => {
    const changes = nodes.filter((node) => {
      const row = fresh.get(node.id ?? '');
      if (!row) gone.current.add(node.id ?? '');
      else if (same(row, node.data)) return false;
      else node.setData(row);
      return true;
    });
    if (changes.length > 0) grid.flashCells({ rowNodes: changes, flashDuration: 500, fadeDuration: 1000 });
    if (gone.current.size > 0) grid.redrawRows({ rowNodes: nodes.filter((n) => gone.current.has(n.id ?? '')) });
  };

  const apply = async () => {
    // What is on its way may have been read before the change and would be shown after it.
    timer.current = busy() ? plan(() => void apply(), GATHER_MS) : undefined;
    if (timer.current !== undefined) return;
    const grid = api();
    const keys = [...changed.current];
    const arrived = come.current;
    changed.current.clear();
    come.current = new Set();
    if (!grid || grid.isDestroyed()) return;
    const grew = stale.current || keys.some((key) => !grid.getRowNode(key) && (told.selects() || arrived.has(key)));
    const blockOf = ({ rowIndex }: { readonly rowIndex: number | null }) => Math.floor((rowIndex ?? 0) / blockSize);
    const found = keys.flatMap((key) => {
      const node = grid.getRowNode(key);
      return node?.data ? [node] : [];
    });
    const fresh = new Map<string, Row>();
    const asked = found.filter((node) => {
      const row = told.take(node.id ?? '', node.data!);
      if (row) fresh.set(node.id ?? '', row);
      return row === undefined;
    });
    show(
      grid,
      found.filter(({ id }) => fresh.has(id ?? '')),
      fresh,
    );
    const many = new Set(asked.map(blockOf)).size > MAX_BLOCKS;
    stale.current ||= many;
    const nodes = many ? asked.filter((node) => inView(grid, blockOf(node))) : asked;
    const blocks = new Set(nodes.map(blockOf));
    try {
      for (const [id, row] of await fetchRows([...blocks])) fresh.set(id, row);
      // Rows that came or went above moved it to the next block, another order to the first one: it has not left the list.
      const missing = nodes.filter((node) => !fresh.has(node.id ?? ''));
      const near = new Set(missing.map(blockOf).flatMap((n) => [0, n - 1, n + 1]));
      for (const [id, row] of await fetchRows([...near].filter((n) => n >= 0 && !blocks.has(n)))) fresh.set(id, row);
      if (grid.isDestroyed()) return;
      show(grid, nodes, fresh);
      if (grew && progress === undefined) await lookForNew(grid);
      else if (grew) stale.current = true;
    } catch {
      // Nobody knows what became of them; they are asked for again with what changes next, or when the pointer has left.
      stale.current = true;
      return;
    }
    settle();
  };

  // The job went on, or is done: what it wrote until now is there.
  const reached = useRef(progress);
  useEffect(() => {
    const before = reached.current;
    reached.current = progress;
    if (before === undefined || progress === undefined || before === progress) return;
    stale.current = true;
    timer.current ??= plan(() => void apply(), GATHER_MS);
  }, [progress]);

  useTopic(topic, ({ clave, op }) => {
    // Anything may have changed.
    if (op === 'reiniciar') {
      stale.current = true;
      api()?.forEachNode(({ id, data }) => data && changed.current.add(id ?? ''));
    } else {
      told.changed(clave);
      changed.current.add(clave);
      // An update of a row that is further down makes no list longer.
      if (op !== 'upsert') come.current.add(clave);
    }
    timer.current ??= plan(() => void apply(), GATHER_MS);
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
