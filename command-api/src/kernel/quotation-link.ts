import { hashLink, issueLink, linkAccount } from '@power/infra/platform/access/link';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { settings } from '@power/infra/platform/service/settings';
import { quotation } from '@power/domain/quotations/quotation';
import type { LinkFacts } from '@power/domain/quotations/share-quotation';
import type { SharedFacts } from '@power/domain/quotations/shared-quotation';
import { perAddress } from './per-address.ts';

const SUBJECT = 'cotizacion-';

/** The secret of a quotation's link: made again from its seed by this server alone. */
export const quotationToken = (number: string | number, semilla: string): { token: string; token_hash: string } =>
  issueLink(settings.JWT_SECRET, `${SUBJECT}${number}`, semilla);

/** Hash of the link that a command would give out, and of the one that the quotation has, as this server would make it. */
export async function linkFacts(cotizacion: string | number, services: CommandServices): Promise<LinkFacts> {
  const { state } = await services.load(quotation, String(cotizacion));
  const { token_hash } = quotationToken(cotizacion, services.commandId);
  return {
    token_hash,
    actual: state?.enlace ? quotationToken(cotizacion, state.enlace.semilla).token_hash : undefined,
  };
}

/** Address that the customer opens, from the seed that its quotation keeps. */
export const quotationAddress = (number: string | number, semilla: string): string =>
  `${settings.PUBLIC_URL}/oferta/${quotationToken(number, semilla).token}`;

/** A person on a phone writes far less; whoever tries links does not. Of this process alone (docs/adr/0016). */
const notTooOften = perAddress({ perSecond: 0.5, burst: 30 });

/** What a public request is about. Throws 429 for an address that asks too often. */
export async function sharedFacts({ token }: { token: string }, { origin }: CommandServices): Promise<SharedFacts> {
  notTooOften(origin);
  const subject = linkAccount(token) ?? '';
  const number = subject.startsWith(SUBJECT) ? subject.slice(SUBJECT.length) : '0';
  return { number: /^\d{1,15}$/.test(number) ? number : '0', token_hash: hashLink(token) };
}
