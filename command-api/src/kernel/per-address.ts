import type { CommandServices } from '@power/infra/platform/commands/handler';
import { isThisMachine, network } from '@power/infra/platform/http/client-address';
import { tooMany } from '@power/infra/platform/http/refusals';
import { Buckets } from '@power/infra/platform/http/token-bucket';
import type { Rate } from '@power/infra/platform/http/token-bucket';

/**
 * A bound for commands without session, of this process alone (docs/adr/0016): throws 429 for an address that asks too
 * often. Processes, and a proxy that was not declared, are nobody's address: as at the gateway, they lock nobody out.
 */
export function perAddress(rate: Rate): (origin: CommandServices['origin']) => void {
  const buckets = new Buckets(rate);
  return (origin) => {
    const ip = origin?.ip ?? '';
    if (ip !== '' && !isThisMachine(ip) && !buckets.take(network(ip))) throw tooMany();
  };
}
