import type { ReplyFor } from '../api/wire.ts';
import type { unreadNotices } from '../calls/notifications.ts';

export type Notice = ReplyFor<typeof unreadNotices>['nots'][number];
