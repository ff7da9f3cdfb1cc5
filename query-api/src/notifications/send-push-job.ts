import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { PUSH_SCHEMA, sendPushes } from '@power/infra/adapters/push/send-pushes';
import { loadVapid } from '@power/infra/adapters/push/vapid';
import { webPushTo } from '@power/infra/adapters/push/web-push-to';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

let ready: Promise<void> | undefined;
/** Push services want an address to write to; http:// is none to them. */
const subject = (): string =>
  settings.PUBLIC_URL.startsWith('https:') ? settings.PUBLIC_URL : 'mailto:no-responder@power.test';

/** Pushes new notifications to browsers whose page is closed. What fails is kept with its reason and tried again. */
export default defineJob({
  name: 'send-push',
  schema: z.strictObject({}),
  schedule: { everyMs: 15_000, data: {} },
  attempts: 1,
  run: async (_, { db, dataDir }) => {
    await (ready ??= migrate(db, PUSH_SCHEMA));
    return sendPushes(db, webPushTo(loadVapid(dataDir), subject()), async ({ usuario, id }) => {
      await internalCommand(
        'drop-push',
        { accion: 'descartar', usuario, id },
        `drop-push/${usuario}/${id}/${Date.now()}`,
      );
    });
  },
});
