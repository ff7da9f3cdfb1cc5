import type { Principal } from '@power/domain/kernel/principal';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { entryUntil, INVOICE_CODE_ID, invoiceCode } from '@power/domain/settings/invoice-code';
import { createStreamCache } from '../commands/stream-cache.ts';
import type { EventStore } from '../event-store/port.ts';
import type { Execute } from '../http/service-options.ts';

/** Until when the session may make calls that are behind the code of the invoice modules, as the log says now. */
export function invoiceEntryOf(store: EventStore): (user: Principal, now: string) => Promise<string | undefined> {
  const cache = createStreamCache(store, { cachedStreams: 1 });
  return async (user, now) => entryUntil((await cache.load(invoiceCode, INVOICE_CODE_ID)).state, user, now);
}

/**
 * Refuses calls that are behind a shared code (`codigo`) to sessions that have not given it, since it was last rotated and
 * within its term (document 1 §5): before anything of the request is looked at, in both services.
 */
export function behindCode(store: EventStore, execute: Execute): Execute {
  const entry = invoiceEntryOf(store);
  return async (call, request, context) => {
    if (call.codigo === undefined) return execute(call, request, context);
    const open = context.user !== undefined && (await entry(context.user, context.now)) !== undefined;
    return open ? execute(call, request, context) : codeWanted();
  };
}

const codeWanted = (): Rejection => reject('CODIGO_REQUERIDO', 'Código de acceso', 'Ingresa el código de acceso');
