import {
  InfiniteRowModelModule,
  type IDatasource,
  type IGetRowsParams,
  type IRowNode,
  type Module,
} from 'ag-grid-community';

/** What is touched here of AG Grid's row model of blocks, which it keeps to itself (kept-rows.test.ts finds an upgrade that changes it). */
interface Block {
  readonly id: number;
  readonly startRow: number;
  getRow: (index: number, untouched: true) => IRowNode | undefined;
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

/**
 * Rows of blocks, as AG Grid has them, but for another order: it throws all rows away, draws empty ones and then those that
 * came, each time with all that is in them. Here the rows that are seen stay until those of the new order are there, and
 * change what they say.
 */
class KeptRows extends Whole {
  #changing = false;

  override reset(event?: { readonly type: string }): void {
    const cache = this.infiniteCache;
    const seen = cache?.getBlocksInOrder().filter((block) => cache.isBlockCurrentlyDisplayed(block)) ?? [];
    const whole = seen.every((block) => block.getRow(block.startRow, true)?.data !== undefined);
    // Whoever was further down begins at the top.
    if (event?.type !== 'sortChanged' || !cache || !whole || seen[0]?.id !== 0) return super.reset(event);
    for (const block of cache.getBlocksInOrder()) if (!seen.includes(block)) cache.removeBlockFromCache(block);
    this.cacheParams.sortModel = this.beans.sortSvc
      .getSortOptions()
      .map(({ sort, type, column: { colId } }) => ({ sort, type, colId }));
    const awaited = seen.map(({ startRow }) => startRow);
    const source = together(this.datasource, awaited, (all) => {
      if (this.cacheParams.datasource === source) this.cacheParams.datasource = this.datasource;
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
