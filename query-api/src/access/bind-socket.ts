import { bindSocket } from '@power/domain/access/views/bind-socket';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(bindSocket, async () => ({ ok: true as const }));
