import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { CostsOpened, DataExported } from './events.ts';

/** Stream `dataaccess-<person>.<day>`: what somebody took or looked at that day. */
export const dataAccess = defineAggregate<{ readonly accesos: number }>('dataaccess', { accesos: 0 }, [
  on(DataExported, ({ accesos }) => ({ accesos: accesos + 1 })),
  on(CostsOpened, ({ accesos }) => ({ accesos: accesos + 1 })),
]);
