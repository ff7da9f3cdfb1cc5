import { sendingRow } from '@power/domain/notifications/views/sending-row';
import { gridOf } from '@power/infra/platform/rows/grid';

/** Mass notifications, newest first. */
export const allSendings = gridOf(sendingRow, { defaultSort: [{ colId: 'createdAt', sort: 'desc' }] });
