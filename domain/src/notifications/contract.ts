import type { CallBase } from '../kernel/call.ts';
import { createNotification } from './create-notification.ts';
import { dropPush } from './drop-push.ts';
import { readAllNotifications } from './read-all-notifications.ts';
import { readNotification } from './read-notification.ts';
import { subscribePush } from './subscribe-push.ts';
import { takeNotification } from './take-notification.ts';
import { unsubscribePush } from './unsubscribe-push.ts';
import { cancelSending } from './cancel-sending.ts';
import { sendMassNotification } from './send-mass-notification.ts';
import { reportSending, startSending } from './start-sending.ts';
import { sendingAudience, sendingExport, sendingGrid, sendingResult } from './views/sending-queries.ts';
import { allNotices, seenNotices, unreadNotices } from './views/notices.ts';
import { pushKey } from './views/push-key.ts';

/** Calls of notifications: the bell, requests to take, push to closed browsers. */
export const notificationsContract = [
  unreadNotices,
  seenNotices,
  allNotices,
  readNotification,
  readAllNotifications,
  createNotification,
  takeNotification,
  subscribePush,
  unsubscribePush,
  dropPush,
  pushKey,
  sendMassNotification,
  cancelSending,
  startSending,
  reportSending,
  sendingGrid,
  sendingExport,
  sendingAudience,
  sendingResult,
] as readonly unknown[] as readonly CallBase[];
