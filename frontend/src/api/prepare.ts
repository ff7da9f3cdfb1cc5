import type { CallOptions } from './types.ts';
import type { WireFields } from './wire.ts';

/** Address and body of a call: path parameters from the request, the rest in the query string (GET) or the body. */
export function prepare(
  declaration: Pick<WireFields, 'method' | 'path' | 'accion'>,
  request: Readonly<Record<string, unknown>>,
  options: Pick<CallOptions, 'expectedVersion'> = {},
): { url: string; body: Record<string, unknown> | undefined } {
  const rest: Record<string, unknown> = { ...request };
  if (declaration.accion !== undefined) rest.accion = declaration.accion;
  if (options.expectedVersion !== undefined) rest.expectedVersion = options.expectedVersion;
  const path = declaration.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (declaration.method !== 'GET') return { url: path, body: rest };
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(rest))
    if (value !== undefined && value !== null) search.set(key, String(value));
  const query = search.toString();
  return { url: query ? `${path}?${query}` : path, body: undefined };
}
