import { sendingGrid } from '@power/domain/notifications/views/sending-queries';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { allSendings } from './sending-grid.shared.ts';

export default handleGrid(sendingGrid, allSendings);
