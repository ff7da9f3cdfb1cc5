import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { badHook } from '@power/domain/integrators/hook-parts.shared';
import { isPublicAddress, publicLookup } from '../../adapters/push/public-address.ts';

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Programs of the own network may be told too. */
  readonly inside?: boolean;
  /** Milliseconds for all of it. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly lookup?: LookupFunction;
}

const TIMEOUT_MS = 10_000;
const OUTSIDE = 'La dirección no está en la internet pública.';
/** What a connection fails with, as people are told it. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No se encuentra el servidor: el nombre no existe.',
  EAI_AGAIN: 'No se encuentra el servidor: el nombre no se pudo buscar.',
  ECONNREFUSED: 'El servidor rechaza la conexión.',
  ECONNRESET: 'El servidor cortó la conexión.',
  EHOSTUNREACH: 'No se llega al servidor.',
  ENETUNREACH: 'No se llega al servidor.',
  CERT_HAS_EXPIRED: 'El certificado del servidor está vencido.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'El certificado del servidor no es de una entidad conocida.',
  SELF_SIGNED_CERT_IN_CHAIN: 'El certificado del servidor no es de una entidad conocida.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'El certificado del servidor es de otro nombre.',
};
const told = (error: NodeJS.ErrnoException): Error =>
  new Error(
    FAULTS[error.code ?? ''] ??
      (error.message.includes('internet pública') ? OUTSIDE : `No se pudo enviar: ${error.message}`),
  );

/** An address that is written as a number is looked up by nobody. */
const isInside = (hostname: string): boolean => {
  const ip = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(ip) !== 0 && !isPublicAddress(ip);
};

/**
 * Tells a program: one connection of its own, to the very address that its name was looked up to and found public; answers the
 * HTTP status. Nothing of the answer is read, no redirection followed, and all of it ends within ten seconds.
 */
export function postHook(
  address: string,
  { headers, body, inside = false, timeoutMs = TIMEOUT_MS, signal, lookup = publicLookup() }: PostOptions,
): Promise<number> {
  const wrong = badHook(address, inside);
  if (wrong !== undefined) return Promise.reject(new Error(wrong));
  const url = new URL(address);
  if (!inside && isInside(url.hostname)) return Promise.reject(new Error(OUTSIDE));
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === 'https:' ? https : http).request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        ...(!inside && { lookup }),
        ...(signal && { signal }),
      },
      (reply) => {
        clearTimeout(timer);
        const { statusCode = 0 } = reply;
        // A body of any length, or one that never ends, is not waited for.
        asked.destroy();
        resolve(statusCode);
      },
    );
    const timer = setTimeout(() => asked.destroy(new Error('no respondió a tiempo')), timeoutMs);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(
        error.message === 'no respondió a tiempo'
          ? new Error(`No respondió en ${timeoutMs / 1000} segundos.`)
          : told(error),
      );
    });
    asked.end(body);
  });
}

/** Why nobody is told at a name: it leads to the own network, or nowhere. */
export const whereItLeads = (hostname: string, lookup = publicLookup()): Promise<string | undefined> =>
  isInside(hostname)
    ? Promise.resolve(`${hostname} no está en la internet pública. Usa una dirección que se alcance desde fuera.`)
    : isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
      ? Promise.resolve(undefined)
      : new Promise((resolve) =>
          lookup(hostname, { all: true }, (error) =>
            resolve(
              error === null
                ? undefined
                : error.message.includes('internet pública')
                  ? `${error.message}. Usa una dirección que se alcance desde fuera.`
                  : `No se encuentra «${hostname}». Revisa la dirección.`,
            ),
          ),
        );
