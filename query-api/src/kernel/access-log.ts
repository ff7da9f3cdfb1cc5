import type { ParteAcceso } from '@power/domain/audit/access/terms.shared';
import type { CallBase } from '@power/domain/kernel/call';
import { COST_FIELDS } from '@power/domain/kernel/costs';
import { type Principal, SYSTEM } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { isRejection } from '@power/domain/kernel/rejection';
import { uuidFrom } from '@power/infra/platform/commands/ids';
import { HttpError } from '@power/infra/platform/http/http-error';
import { Recent } from '@power/infra/platform/recent';
import { z } from 'zod';

/** Files that carry data out of the system; pictures, attachments and pages for visitors are looked at. */
const EXPORTS: readonly CallBase['file'][] = ['xlsx', 'pdf', 'zip'];
/** Fields by which requests name the document that they are about. */
const NAMED_BY = ['id', 'number', 'pedido', 'codigo', 'clave', 'cliente'];
const REMEMBERED = 20_000;

/** Issues a command of ours; rejects when it was not taken. */
type Issue = (name: string, request: Record<string, unknown>, commandId: string) => Promise<unknown>;

interface Asked {
  readonly query: QueryDefinition;
  readonly request: unknown;
  readonly user: Principal;
  /** ISO UTC, of the clock and not of the moment that is shown. */
  readonly now: string;
  readonly reply: unknown;
}

/** Leaves word of what somebody took along or saw; rejects (503) when an export could not be entered. */
export type AccessLog = (asked: Asked) => Promise<void>;

/**
 * Exports, and openings of what things cost, as events: once for each person, call, document and hour. An export that cannot
 * be entered is not handed out; a look at costs is not held up by it, and the next one is entered instead.
 */
export function createAccessLog(issue: Issue, failed: (error: unknown) => void): AccessLog {
  const entered = new Recent<string, true>(REMEMBERED);
  const showing = new Map<string, boolean>();

  const mayShowCosts = ({ name, reply, costFields = [] }: QueryDefinition): boolean => {
    let known = showing.get(name);
    if (known === undefined) {
      const text = JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any', io: 'input' }));
      known = costFields.length > 0 || [...COST_FIELDS].some((field) => text.includes(`"${field}"`));
      showing.set(name, known);
    }
    return known;
  };

  /** What such a call by this person may be, before its reply is looked at: of most there is nothing to enter. */
  const kindOf = ({ query, user }: Asked): 'exportacion' | 'costos' | undefined => {
    if (user.sesion === SYSTEM.sesion) return undefined;
    if (EXPORTS.includes(query.file)) return 'exportacion';
    return user.permisos.margenes && query.file === undefined && mayShowCosts(query) ? 'costos' : undefined;
  };

  return async (asked) => {
    const { query, request, user, now, reply } = asked;
    const que = kindOf(asked);
    if (que === undefined || isRejection(reply)) return;
    const clave = documentIn(request);
    const id = uuidFrom('acceso', user._id, query.name, clave, now.slice(0, 13));
    if (entered.get(id) || (que === 'costos' && !showsCosts(reply))) return;
    const acceso: ParteAcceso = {
      usuario: { _id: user._id, nombre: user.nombre, perfil: user.perfil },
      llamada: query.name,
      texto: query.summary,
      clave,
    };
    const entry = issue('record-access', { que, acceso }, id).then(() => entered.set(id, true));
    if (que === 'exportacion') await entry.catch(notEntered);
    else entry.catch(failed);
  };
}

function notEntered(): never {
  throw new HttpError(
    503,
    'EXPORTACION_SIN_CONSTANCIA',
    'No se exportó',
    'De cada exportación queda constancia, y ahora no se pudo dejar. Inténtalo de nuevo en unos segundos.',
    {},
    5,
  );
}

function documentIn(request: unknown): string {
  const fields = (request ?? {}) as Readonly<Record<string, unknown>>;
  const named = NAMED_BY.map((field) => fields[field]).find((value) => ['string', 'number'].includes(typeof value));
  return String(named ?? '').slice(0, 100);
}

/** Whether a reply says a cost anywhere; an empty one says none. */
function showsCosts(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(showsCosts);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.entries(value).some(
    ([field, item]) => (COST_FIELDS.has(field) && item !== null && item !== undefined) || showsCosts(item),
  );
}
