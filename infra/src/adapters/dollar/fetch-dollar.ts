import { dayOf } from '@power/domain/kernel/dates';
import { type BankDollar, type BankRate, parseDollar } from './parse-dollar.ts';

const WAIT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** Asks the XML service of the central bank. Throws when it cannot be reached, refuses, or answers without a value. */
export async function fetchDollar(url: string, signal?: AbortSignal, rate: BankRate = 'dolar'): Promise<BankDollar> {
  const wait = AbortSignal.timeout(WAIT_MS);
  const reply = await fetch(url, {
    signal: signal ? AbortSignal.any([signal, wait]) : wait,
    headers: { accept: 'application/xml, text/xml' },
  });
  if (!reply.ok) throw new Error(`El servicio del dólar respondió ${reply.status}`);
  const text = await reply.text();
  return parseDollar(text.slice(0, MAX_BYTES), dayOf(new Date()), rate);
}
