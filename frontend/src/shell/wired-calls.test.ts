import { calendar } from '@power/domain/calendar/views/calendar';
import type { CallBase } from '@power/domain/kernel/call';
import { readAllNotifications } from '@power/domain/notifications/read-all-notifications';
import { readNotification } from '@power/domain/notifications/read-notification';
import { subscribePush } from '@power/domain/notifications/subscribe-push';
import { takeNotification } from '@power/domain/notifications/take-notification';
import { unsubscribePush } from '@power/domain/notifications/unsubscribe-push';
import { allNotices, seenNotices, unreadNotices } from '@power/domain/notifications/views/notices';
import { pushKey } from '@power/domain/notifications/views/push-key';
import { ordersInvoicedNotes, ordersPendingNotes } from '@power/domain/orders/views/boards';
import { downloadExport } from '@power/domain/reports/views/download-export';
import { jobStatus } from '@power/domain/reports/views/job-status';
import { removePreference } from '@power/domain/settings/remove-preference';
import { savePreference } from '@power/domain/settings/save-preference';
import { maintenanceNow } from '@power/domain/settings/views/maintenance';
import { ownPreferences } from '@power/domain/settings/views/preferences';
import type { WireFields } from '../api/wire.ts';
import * as calendarCalls from '../calendar/calls.ts';
import * as exportCalls from '../exports/calls.ts';
import * as noteCalls from '../notes/calls.ts';
import * as noticeCalls from '../notifications/calls.ts';
import * as settingsCalls from '../settings/calls.ts';

const declared = {
  calendar,
  readNotification,
  readAllNotifications,
  subscribePush,
  takeNotification,
  unsubscribePush,
  allNotices,
  seenNotices,
  unreadNotices,
  pushKey,
  ordersInvoicedNotes,
  ordersPendingNotes,
  savePreference,
  removePreference,
  maintenanceNow,
  ownPreferences,
  downloadExport,
  jobStatus,
} as unknown as Readonly<Record<string, CallBase>>;
const named = Object.entries({ ...calendarCalls, ...exportCalls, ...noteCalls, ...noticeCalls, ...settingsCalls }) as [
  string,
  WireFields,
][];

test.each(named)('%s is on the wire what its declaration says', (name, fields) => {
  expect(declared[name]).toMatchObject(fields);
  expect(fields.accion).toBe(declared[name]!.accion);
});

test('every declaration of the shell is held against its wire', () =>
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(declared).sort()));
