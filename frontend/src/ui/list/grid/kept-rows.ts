import {
  InfiniteRowModelModule,
  type IDatasource,
  type IGetRowsParams,
  type IRowNode,
  type Module,
} from 'ag-grid-community';

import { same } from './grid-state.ts';

/** What is touched here of AG Grid's row model of blocks, which it keeps to itself (kept-rows.test.tsx finds an upgrade that changes it). */
interface Block {
  readonly id: number;
  readonly startRow: number;
  getRow: (index: number, untouched: true) => IRowNode | undefined;
  setDataAndId: (node: IRowNode, data: unknown, index: number) => void;
}
interface Cache {
  getBlocksInOrder: () => readonly Block[];
  isBlockCurrentlyDisplayed: (block: Block) => boolean;
  removeBlockFromCache: (block: Block) => void;
  refreshCache: () => void;
}
interface RowModel {
  readonly beans: { readonly sortSvc: { getSortOptions: () => readonly Sorted[] } };
  readonly datasource: IDatasource;
  readonly infiniteCache?: Cache;
  cacheParams: { datasource: IDatasource; sortModel: IGetRowsParams['sortModel'] };
  reset(event?: { readonly type: string }): void;
  refreshCache(): void;
  dispatchModelUpdatedEvent(): void;
}
interface Sorted {
  readonly sort: 'asc' | 'desc';
  readonly type: 'default' | 'absolute';
  readonly column: { readonly colId: string };
}

/** Rows that came, or word that they do not come. */
interface Reply {
  readonly use: () => void;
  readonly fail: () => void;
}

/**
 * Asks for several blocks and hands them on together, or none of them: rows of two orders beside each other would name one
 * record twice. What else is asked for meanwhile comes with them.
 */
export function together(
  source: IDatasource,
  awaited: readonly number[],
  handOn: (all: () => void) => void,
): IDatasource {
  const left = new Set(awaited);
  let held: Reply[] = [];
  let failed = false;
  const came = (startRow: number, reply: Reply): void => {
    held.push(reply);
    left.delete(startRow);
    if (left.size > 0) return;
    const [replies, whole] = [held, !failed];
    held = [];
    failed = false;
    handOn(() => {
      for (const { use, fail } of replies) (whole ? use : fail)();
    });
  };
  return {
    getRows: (params) => {
      const { startRow, successCallback, failCallback } = params;
      source.getRows({
        ...params,
        successCallback: (rows, lastRow) =>
          came(startRow, { use: () => successCallback(rows, lastRow), fail: failCallback }),
        failCallback: () => {
          failed = true;
          came(startRow, { use: failCallback, fail: failCallback });
        },
      });
    },
  };
}

type Beans = NonNullable<Module['beans']>;
type Made = new () => InstanceType<Beans[number]> & RowModel;
const [core, ...others] = InfiniteRowModelModule.dependsOn as [Module, ...Module[]];
const [Whole, ...beans] = core.beans as [Made, ...Beans];

const spared = new WeakSet<Block>();
/** Rows of a block that come as they are already are left alone: each that is set is drawn anew, with all that is in it. */
function spare(block: Block): void {
  if (spared.has(block)) return;
  spared.add(block);
  const set = block.setDataAndId.bind(block);
  block.setDataAndId = (node, data, index) => {
    if (node.data === undefined || !same(node.data, data)) set(node, data, index);
  };
}

/**
 * Rows of blocks, as AG Grid has them, but for another order: it throws all rows away, draws empty ones and then those that
 * came, each time with all that is in them. Here the rows that are seen stay until those of the new order are there, and
 * change what they say. Asked for anew in the same order, those that are as they were are not touched, and what nobody sees
 * is asked for when it is seen.
 */
class KeptRows extends Whole {
  #changing = false;

  override reset(event?: { readonly type: string }): void {
    const cache = this.infiniteCache;
    const seen = cache && this.#seen(cache);
    // Whoever was further down begins at the top.
    if (event?.type !== 'sortChanged' || !cache || !seen || seen[0]?.id !== 0) return super.reset(event);
    this.cacheParams.sortModel = this.beans.sortSvc
      .getSortOptions()
      .map(({ sort, type, column: { colId } }) => ({ sort, type, colId }));
    this.#askAgain(cache, seen);
  }

  override refreshCache(): void {
    const cache = this.infiniteCache;
    const seen = cache && this.#seen(cache);
    if (!cache || !seen?.length) return super.refreshCache();
    seen.forEach(spare);
    this.#askAgain(cache, seen);
  }

  /** Blocks of the rows that are seen, where these are there. */
  #seen(cache: Cache): readonly Block[] | undefined {
    const seen = cache.getBlocksInOrder().filter((block) => cache.isBlockCurrentlyDisplayed(block));
    return seen.every((block) => block.getRow(block.startRow, true)?.data !== undefined) ? seen : undefined;
  }

  #askAgain(cache: Cache, seen: readonly Block[]): void {
    for (const block of cache.getBlocksInOrder()) if (!seen.includes(block)) cache.removeBlockFromCache(block);
    const awaited = seen.map(({ startRow }) => startRow);
    // A grid that is left has no datasource of its own any more, while its blocks may still ask.
    const own = this.datasource;
    const source = together(own, awaited, (all) => {
      if (this.cacheParams.datasource === source) this.cacheParams.datasource = own;
      this.#changing = true;
      all();
      this.#changing = false;
      if (this.infiniteCache === cache) this.dispatchModelUpdatedEvent();
    });
    this.cacheParams.datasource = source;
    cache.refreshCache();
  }

  override dispatchModelUpdatedEvent(): void {
    if (!this.#changing) super.dispatchModelUpdatedEvent();
  }
}

export const keptRowsModule: typeof InfiniteRowModelModule = {
  ...InfiniteRowModelModule,
  dependsOn: [{ ...core, beans: [KeptRows, ...beans] } as Module, ...others],
};
