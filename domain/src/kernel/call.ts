import type { z } from 'zod';
import type { Concesion, Perfil, Permiso } from './perfiles.ts';

/** Who may make a call. Checked on the server for every request; row scope comes on top, in the query (ARCHITECTURE, *Safe by default*). */
export type Access =
  | { readonly publico: true }
  | {
      readonly perfiles: readonly Perfil[] | 'todos';
      /** Permission flag needed besides the profile. */
      readonly permiso?: Permiso;
      /** What a specific user may be granted to count as of these profiles (document 1 §6). */
      readonly concesion?: Concesion;
    };

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What commands and queries have in common: one declaration from which routes, validation, authorisation, the typed client, OpenAPI and the tests come (ARCHITECTURE, *A call, once*). */
export interface CallBase {
  readonly kind: 'command' | 'query';
  /** Kebab-case, unique; basename of every file of the use case. */
  readonly name: string;
  readonly context: string;
  readonly method: Method;
  /** Express-style path, e.g. `/productos/:id/nota`. Path and query-string parameters are merged into the request. */
  readonly path: string;
  /** Value of `accion` that selects this call where a path serves several. */
  readonly accion?: string;
  /** Where one `accion` serves documents of two kinds: the field of the request that tells them apart, and its value. */
  readonly caso?: { readonly campo: string; readonly valor: string };
  readonly access: Access;
  /** One line for the API document, Spanish. */
  readonly summary: string;
  readonly request: z.ZodType;
  readonly reply: z.ZodType;
  /** Behind a shared code besides the session (document 1 §5): refused until this session has given it. */
  readonly codigo?: 'invoice';
  /** For programs: opened by a key that is good for this scope, sent as `Authorization: Bearer`, and never by a session. */
  readonly clave?: string;
  /** Of a call for programs: the HTTP status of what it refuses, by its code; 422 for any other. */
  readonly refusals?: Readonly<Record<string, 404 | 409>>;
  /** Of a command for programs: the address of what it made, filled in from its reply (201, `Location`). */
  readonly creates?: string;
  /** Made by a kit, whose generic handler answers it: no file of its own is asked for. */
  readonly kit?: 'master' | 'document';
  /** Set where the reply is a file, not JSON. A *pagina* is HTML for browsers that come to its address, by their cookie. */
  readonly file?: 'xlsx' | 'pdf' | 'zip' | 'adjunto' | 'imagen' | 'pagina';
  /** A browser may send it as a form, without script; it is led on to this page, whose `aviso` says how it went. */
  readonly form?: string;
  /** Takes a file as its body (application/octet-stream), its fields in the address: most bytes. */
  readonly upload?: number;
}

/** Key by which a call is found in the specification: method, path and, where there is one, accion. */
export const callKey = (call: Pick<CallBase, 'method' | 'path' | 'accion'>): string =>
  `${call.method} ${call.path}${call.accion === undefined ? '' : ` ${call.accion}`}`;

/** Key by which a call is routed: no two calls share it. */
export const routeKey = (call: Pick<CallBase, 'method' | 'path' | 'accion' | 'caso'>): string =>
  call.caso === undefined ? callKey(call) : `${callKey(call)} ${call.caso.campo}=${call.caso.valor}`;

export function mayCall(
  access: Access,
  user:
    | { perfil: Perfil; permisos: Readonly<Record<Permiso, boolean>>; concesiones?: readonly Concesion[] }
    | undefined,
): boolean {
  if ('publico' in access) return true;
  if (!user) return false;
  const granted = access.concesion !== undefined && user.concesiones?.includes(access.concesion) === true;
  if (access.perfiles !== 'todos' && !access.perfiles.includes(user.perfil) && !granted) return false;
  return access.permiso === undefined || user.permisos[access.permiso];
}
