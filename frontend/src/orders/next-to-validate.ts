import { orderGridCobrador } from '../calls/orders.ts';
import { call } from '../api/client.ts';
import { readListState } from '../ui/list/list-state.ts';

/** The order after this one in the validators' queue, as the list on screen filters and sorts it; undefined when none is left. */
export async function nextToValidate(done: number, search: URLSearchParams): Promise<number | undefined> {
  const { filterModel, sort, quick } = readListState(search);
  const { estatus: _status, ...filters } = filterModel;
  try {
    const reply = await call(orderGridCobrador, {
      startRow: 0,
      endRow: 2,
      filterModel: filters as never,
      sortModel: [...sort],
      ...(quick ? { quickFilter: quick } : {}),
    });
    return reply.rows.find((row) => row.number !== done)?.number;
  } catch {
    // Without the next order the validation is still done: the queue is on screen.
    return undefined;
  }
}
