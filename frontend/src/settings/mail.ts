import type { mailRow } from '@power/domain/settings/views/sent-mails';
import type { z } from 'zod';

/** A mail of the outbox, as *Correos enviados* lists it. */
export type Mail = z.infer<typeof mailRow>;
