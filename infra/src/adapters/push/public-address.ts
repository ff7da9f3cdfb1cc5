import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
/** Of the new kind only what is routed counts as outside, without the tunnels that may lead back in. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
tunnels.addSubnet('2001::', 32, 'ipv6');
tunnels.addSubnet('2002::', 16, 'ipv6');

/** Whether an address is one of the public internet: not this machine, not its network, nothing reserved. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : outside.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');

/** Looks a name up for a connection, and fails when any of its addresses is not public: the very one that was looked at is connected to. */
export const publicLookup =
  (lookup = resolve): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error: Error | null, addresses: LookupAddress[]) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error(`${hostname} no está en la internet pública`), '', 0);
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
