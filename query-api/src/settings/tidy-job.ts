import { forgetLinks } from '@power/infra/adapters/mail/outbox';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { forgetOldKeys } from '@power/infra/platform/commands/command-keys';
import { forgetUse } from '@power/infra/platform/access/key-use';
import { forgetDrafts } from '@power/infra/platform/drafts/drafts';
import { z } from 'zod';

/** Schedules that run every few seconds leave a row each: those that ended well are dropped after a day, the nightly verification is kept. So do links that are of no use any more, drafts that nobody came back to, and keys of commands that nobody will repeat. */
export default defineJob({
  name: 'tidy',
  schema: z.strictObject({}),
  schedule: { everyMs: 3_600_000, data: {} },
  run: async (_, { db }) => {
    const jobs = await db.query(
      "DELETE FROM ops.jobs WHERE usuario IS NULL AND estado = 'listo' AND name <> 'verify-chain' AND created_at < now() - interval '1 day'",
    );
    const uses = await db.query("DELETE FROM ops.session_use WHERE at < now() - interval '400 days'");
    await forgetUse(db);
    await forgetLinks(db);
    const borradores = await forgetDrafts(db);
    const claves = await forgetOldKeys(db);
    return { trabajos: jobs.rowCount, sesiones: uses.rowCount, borradores, claves };
  },
});
