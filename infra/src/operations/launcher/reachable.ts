import { connect } from 'node:net';
import { ConfigError } from '../../platform/config-error.ts';
import { partsOfAddress } from '../../platform/without-credentials.ts';

/** Throws ConfigError when no host of the address accepts a connection within 5 s. `+discover` names need a DNS seed and are left to the client. */
export async function checkReachable(variable: string, url: string | undefined, defaultPort: number): Promise<void> {
  if (!url || url.includes('+discover://')) return;
  const hosts = (partsOfAddress(url)?.hosts ?? '').split(',');
  const answers = await Promise.all(hosts.map((host) => answersAt(host, defaultPort)));
  if (!answers.includes(true))
    throw new ConfigError(`No hay respuesta en la dirección de ${variable} (${hosts.join(', ')}).`);
}

function answersAt(host: string, defaultPort: number): Promise<boolean> {
  const { hostname, port } = new URL(`http://${host}`);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || (host.endsWith(':80') ? 80 : defaultPort)),
      timeout: 5000,
    });
    const end = (answer: boolean) => (): void => (socket.destroy(), resolve(answer));
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
  });
}
