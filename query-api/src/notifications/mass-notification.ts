import { notAvailable } from '@power/domain/kernel/rejection';
import { massNotification } from '@power/domain/notifications/views/mass-notification';
import { handleQuery } from '@power/infra/platform/queries/handler';

export default handleQuery(massNotification, async () => notAvailable('El envío masivo a la app'));
