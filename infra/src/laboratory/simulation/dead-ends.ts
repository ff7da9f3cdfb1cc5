import { mayCall } from '@power/domain/kernel/call';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { SYSTEM } from '@power/domain/kernel/principal';
import { subjectOf } from './request-schema.ts';
import type { Finding } from './steps.ts';
import type { World } from './world.ts';

/** Where documents end, by requirements §0.2; kinds by the names of their streams. */
export const FINAL: Readonly<Record<string, RegExp>> = {
  order: /^(Entregado|Facturado Sin Picking|Anulado)$/,
  quotation: /^(Convertida|Anulada|Expirada)$/,
  reservation: /^(Entregada|Liberada|Convertida)$/,
  purchaseorder: /^(Cerrada|Anulada)$/,
  landedcost: /^(Revertido)$/,
  entrynote: /^(Ejecutada|Rechazada|Anulada)$/,
  issuenote: /^(Ejecutada|Rechazada|Anulada)$/,
  route: /^(Cerrado|Anulado|Cancelado)$/,
  rma: /^(Entregado|Rechazado)$/,
  stockcount: /^(Ajustado|Anulado)$/,
};

/** What leads a document nowhere. */
export const ASIDE = /^(attach|detach|add)-|-comment$|-client$/;

/** Undefined of a document that was annulled, which ends it in whatever state it was. */
export const stateName = (state: unknown): string | undefined => {
  const { estado, estatus, anulada } = (state ?? {}) as Readonly<Record<string, unknown>>;
  if (anulada) return undefined;
  const name = estatus ?? estado;
  return typeof name === 'string' ? name : undefined;
};

/** Commands by which people go on with a kind of document. */
export function waysOn(world: World, kind: string): readonly CommandDefinition[] {
  return [...world.product.commands.values()].filter(
    (command) =>
      command.aggregate.name === kind &&
      command.when !== undefined &&
      !ASIDE.test(command.name) &&
      (subjectOf(command) !== undefined || /^(cancel|deliver)-order$/.test(command.name)),
  );
}

export interface Standing {
  readonly stream: string;
  readonly kind: string;
  readonly state: unknown;
  /** Its state by requirements §0.2. */
  readonly name: string;
  readonly ways: readonly CommandDefinition[];
}

/** Documents with states of requirements §0.2, as they are now; without those that were annulled. */
export async function documentStates(world: World): Promise<readonly Standing[]> {
  const stuck: Standing[] = [];
  const waysOf = new Map(Object.keys(FINAL).map((kind) => [kind, waysOn(world, kind)]));
  for (const stream of new Set(world.log.map((event) => event.stream))) {
    const at = stream.indexOf('-');
    const [kind, id] = [stream.slice(0, at), stream.slice(at + 1)];
    const ways = waysOf.get(kind) ?? [];
    if (ways.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- mostly remembered
    const { state } = await world.cache.load(ways[0]!.aggregate, id);
    const name = stateName(state);
    if (name !== undefined) stuck.push({ stream, kind, state, name, ways });
  }
  return stuck;
}

/** A document that nobody is offered any command about, in a state that is none of the last; each state is looked at once. */
export async function findDeadEnd(world: World): Promise<Finding | undefined> {
  const looked = new Set<string>();
  const people = [...world.people.values()].filter((one) => one !== SYSTEM);
  for (const { stream, kind, state, name, ways } of await documentStates(world)) {
    if (FINAL[kind]!.test(name) || looked.has(`${kind} ${name}`)) continue;
    looked.add(`${kind} ${name}`);
    const open = ways.some((way) =>
      people.some((one) => mayCall(way.access, one) && way.when!(state, one) === undefined),
    );
    if (!open) return { check: 'dead end', detail: `nobody can go on with ${stream}, which is ${name}` };
  }
  return undefined;
}
