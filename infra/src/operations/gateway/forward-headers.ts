import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]);
/** What only this system may say: taken out of everything that comes from outside. */
const OURS = /^(x-internal-token|x-cliente-ip|x-proceso|x-forwarded-.*|forwarded|x-real-ip)$/;

/** Headers of a client as the services may see them; `ip` is the address that they take for the client's. */
export function towardsService(headers: IncomingHttpHeaders, ip: string): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP.has(name) && !OURS.test(name) && name !== 'content-length') passed[name] = value;
  }
  passed['x-cliente-ip'] = ip;
  return passed;
}

/** Headers of a service's reply that go on to the client. */
export function towardsClient(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}
