import type { CallBase, Method } from '@power/domain/kernel/call';

/** The calls that share a method and a path; `accion` chooses among them. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly calls: readonly CallBase[];
}

/** Whether browsers come to this route for a page: by its address, with no header of ours. */
export const isPage = ({ calls }: Route): boolean => calls.some(({ file }) => file === 'pagina');

export interface Match {
  readonly route: Route;
  /** Values of `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a request, undefined when there is none; literal paths win over those with `:name`. */
export type Router = (method: string, pathname: string) => Match | undefined;

/** Router over declared calls; gateway and services share it, so that they always agree (ARCHITECTURE, *A call, once*). */
export function createRouter(calls: readonly CallBase[]): Router {
  const grouped = new Map<string, CallBase[]>();
  for (const call of calls) {
    const key = `${call.method} ${call.path}`;
    const list = grouped.get(key);
    if (list) list.push(call);
    else grouped.set(key, [call]);
  }
  const literal = new Map<string, Route>();
  const patterns: { readonly route: Route; readonly segments: readonly string[] }[] = [];
  for (const [key, list] of grouped) {
    const route: Route = { method: list[0]!.method, path: list[0]!.path, calls: list };
    if (route.path.includes('/:')) patterns.push({ route, segments: route.path.split('/') });
    else literal.set(key, route);
  }
  return (method, pathname) => {
    const exact = literal.get(`${method} ${pathname}`);
    if (exact) return { route: exact, params: {} };
    const parts = pathname.split('/');
    for (const { route, segments } of patterns) {
      if (route.method !== method) continue;
      const params = paramsOf(segments, parts);
      if (params) return { route, params };
    }
    return undefined;
  };
}

function paramsOf(segments: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]!;
    if (!segment.startsWith(':')) {
      if (segment !== part) return undefined;
      continue;
    }
    try {
      params[segment.slice(1)] = decodeURIComponent(part);
    } catch {
      return undefined;
    }
    if (part === '') return undefined;
  }
  return params;
}
