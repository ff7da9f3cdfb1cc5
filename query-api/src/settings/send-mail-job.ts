import { installationSecret } from '@power/infra/platform/privacy/secret';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { type Mail, OUTBOX_SCHEMA } from '@power/infra/adapters/mail/outbox';
import { sendPending } from '@power/infra/adapters/mail/send-pending';
import { smtpTransport } from '@power/infra/adapters/mail/smtp-transport';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import type { EventStore } from '@power/infra/platform/event-store/port';
import { readerFor } from '@power/infra/platform/sql/reader';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';
import { paperFor } from './mail-papers.shared.ts';

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
    let store: EventStore | undefined;
    const paperOf = async (papel: string) => {
      store ??= await openEventStore({
        databaseUrl: settings.DATABASE_URL,
        eventstoreUrl: settings.EVENTSTORE_URL,
        readOnly: true,
        privacy: () => installationSecret(settings.DATA_DIR, settings.PRIVACIDAD_LLAVE),
      });
      const source = { log: store, rows: readerFor(db, undefined), now: new Date().toISOString() };
      return paperFor(papel, { ...source, db });
    };
    const send = async (mail: Mail) => {
      const paper = mail.papel ? await paperOf(mail.papel) : undefined;
      await transport.send(mail, paper ? [paper] : []);
    };
    try {
      return await sendPending(db, send, {
        signal,
        onFailure: (id, err) => log.warn({ id, err }, 'mail not sent'),
      });
    } finally {
      transport.close();
      await store?.close();
    }
  },
});
