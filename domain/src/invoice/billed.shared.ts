import type { Incoterm } from '../kernel/incoterms.shared.ts';
import { roundCents } from '../kernel/money.ts';

/** Incoterms 2020 under which the seller pays for the way, and those of them under which it insures it as well. */
export const CON_FLETE: readonly Incoterm[] = ['CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'];
export const CON_SEGURO: readonly Incoterm[] = ['CIF', 'CIP', 'DAP', 'DPU', 'DDP'];

/** What a supplier is owed for an invoice, in its currency: the goods, and of their way what its incoterm makes it bill. */
export const billedOf = (
  { fob, flete, seguro }: { readonly fob: number; readonly flete: number; readonly seguro: number },
  incoterm: Incoterm,
): number =>
  roundCents(fob + (CON_FLETE.includes(incoterm) ? flete : 0) + (CON_SEGURO.includes(incoterm) ? seguro : 0));
