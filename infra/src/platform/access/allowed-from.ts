import { BlockList, isIP } from 'node:net';

const kind = (ip: string): 'ipv4' | 'ipv6' => (ip.includes(':') ? 'ipv6' : 'ipv4');
const known = new WeakMap<readonly string[], BlockList>();

function listOf(addresses: readonly string[]): BlockList {
  const found = known.get(addresses);
  if (found) return found;
  const list = new BlockList();
  for (const entry of addresses) {
    const [net = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(net, kind(net));
    else list.addSubnet(net, Number(bits), kind(net));
  }
  known.set(addresses, list);
  return list;
}

/** Whether a call may come from this address: one of the list, or within one of its networks; an empty list allows every one. */
export function allowedFrom(addresses: readonly string[], from: string): boolean {
  if (addresses.length === 0) return true;
  // An address of the old kind may come dressed as one of the new kind.
  const ip = from.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) !== 0 && listOf(addresses).check(ip, kind(ip));
}
