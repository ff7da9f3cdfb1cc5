import type { EventStore } from '../../../platform/event-store/port.ts';
/** Lets the log grow by so many comments on orders that have some, as people would write them; answers how many. */
export declare function longerLog(store: EventStore, events: number): Promise<number>;
//# sourceMappingURL=longer-log.d.ts.map
