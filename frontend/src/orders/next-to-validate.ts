import { orderGridCobrador } from '../calls/orders.ts';
import { call } from '../api/client.ts';
import { readListState } from '../ui/list/list-state.ts';
import { isAside } from './validation-memory.ts';

/** Enough for one look; a queue in which as many are put aside is gone through again. */
const LOOK = 200;

export interface Next {
  readonly number: number | undefined;
  /** Orders of the queue that were passed over because they were refused or put aside. */
  readonly apartados: number;
}

/**
 * The order after this one in the validators' queue, as the list on screen filters and sorts it, without those that were
 * refused or put aside and have not changed since. After the last one the search goes on from the top.
 */
export async function nextToValidate(done: number, search: URLSearchParams): Promise<Next> {
  const { filterModel, sort, quick } = readListState(search);
  const { estatus: _status, ...filters } = filterModel;
  try {
    const { rows } = await call(orderGridCobrador, {
      startRow: 0,
      endRow: LOOK,
      filterModel: filters as never,
      sortModel: [...sort],
      ...(quick ? { quickFilter: quick } : {}),
    });
    const at = rows.findIndex((row) => row.number === done);
    const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].filter((row) => row.number !== done);
    return { number: others.find((row) => !isAside(row))?.number, apartados: others.filter(isAside).length };
  } catch {
    // Without the next order the validation is still done: the queue is on screen.
    return { number: undefined, apartados: 0 };
  }
}
