import type { ReplyFor } from '../api/wire.ts';
import type { ordersPendingNotes } from '../calls/orders.ts';

export type OrderNote = ReplyFor<typeof ordersPendingNotes>['pendientes'][number];
