import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { PickingTask } from './picking-task.tsx';
import { WorkList } from './work-list.tsx';

/**
 * *Picking*: the list of work, and one order's work at a time. The address says which, so that a reload goes on there. Of
 * another moment there is the list alone: nothing is picked then.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const open = (number: number) => setSearch({ pedido: String(number) });
  const past = useStore(moment) !== undefined;
  const pedido = Number(search.get('pedido') ?? Number.NaN);
  if (!past && Number.isSafeInteger(pedido) && pedido > 0)
    return (
      <PickingTask
        key={pedido}
        number={pedido}
        onOpen={open}
        onLeave={(message) => {
          setDone(message);
          setSearch({}, { replace: true });
        }}
      />
    );
  return <WorkList done={done} onOpen={past ? undefined : open} />;
}
