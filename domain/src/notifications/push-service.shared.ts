/** Push services of the browsers. The server posts to the address that a client names, so only these hosts are believed. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];
export const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    // A host name and nothing else: other parsers cut at signs that this one takes for part of the name.
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) &&
    SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
  );
};
