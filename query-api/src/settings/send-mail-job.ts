import { OUTBOX_SCHEMA } from '@power/infra/mail/outbox';
import { sendPending } from '@power/infra/mail/send-pending';
import { smtpTransport } from '@power/infra/mail/smtp-transport';
import { migrate } from '@power/infra/postgres/migrate';
import { defineJob } from '@power/infra/queue/define-job';
import { settings } from '@power/infra/service/settings';
import { z } from 'zod';

let ready: Promise<void> | undefined;

/** Empties the outbox through the mail server where one is configured; otherwise mails wait to be read there. */
export default defineJob({
  name: 'send-mail',
  schema: z.strictObject({}),
  schedule: { everyMs: 10_000, data: {} },
  attempts: 1,
  run: async (_, { db, log, signal }) => {
    if (!settings.SMTP_URL) return { enviados: 0 };
    await (ready ??= migrate(db, OUTBOX_SCHEMA));
    const transport = smtpTransport(settings.SMTP_URL, settings.MAIL_FROM);
    try {
      return await sendPending(db, transport.send, {
        signal,
        onFailure: (id, err) => log.warn({ id, err }, 'mail not sent'),
      });
    } finally {
      transport.close();
    }
  },
});
