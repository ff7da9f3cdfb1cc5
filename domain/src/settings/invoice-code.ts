import { defineAggregate, on } from '../kernel/aggregate.ts';
import { SYSTEM, type Principal } from '../kernel/principal.ts';
import { InvoiceCodeSet, InvoiceCodeTried } from './events.ts';

export const INVOICE_CODE_ID = 'empresa';
/** How long the code, once given, opens the invoice modules to a session: a working day. */
export const ENTRY_MS = 8 * 3_600_000;

export interface InvoiceCode {
  readonly hash?: string;
  /** Sessions that gave the present code, and until when they may enter. */
  readonly entradas?: Readonly<Record<string, string>>;
}

/** The code that all share who enter the invoice modules (document 1 §5); of no profile, and known by its hash alone. */
export const invoiceCode = defineAggregate<InvoiceCode>('invoicecode', {}, [
  // Whoever entered with the old code is asked for the new one.
  on(InvoiceCodeSet, (_, d) => ({ hash: d.hash })),
  on(InvoiceCodeTried, (s, { sesion, hasta }, { at }) => {
    if (sesion === undefined || hasta === undefined) return s;
    const open = Object.entries(s.entradas ?? {}).filter(([, until]) => until > at);
    return { ...s, entradas: { ...Object.fromEntries(open), [sesion]: hasta } };
  }),
]);

/** Until when this session may enter; undefined when it has to give the code. Processes have no session that could. */
export function entryUntil(state: InvoiceCode, { sesion }: Principal, now: string): string | undefined {
  if (sesion === SYSTEM.sesion) return '9999-12-31T00:00:00.000Z';
  const until = state.entradas?.[sesion];
  return until !== undefined && until > now ? until : undefined;
}
