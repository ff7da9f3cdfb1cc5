import { z } from 'zod';
import { changesOf } from './changes.ts';
import { type AnyCommand, type DecideContext, defineCommand } from './command.ts';
import { figureText } from './figures.ts';
import { defineGridQuery } from './grid-query.ts';
import { masterAggregate, masterClaims, masterEvents, type MasterState, type Values } from './master-events.ts';
import { changeInput, recordInput } from './master-input.ts';
import type { DomainEvent } from './event.ts';
import { fileCalls } from './master-files.ts';
import { importCalls } from './master-import.ts';
import { type Master, recordTitle } from './master-row.ts';
import { discordant } from './master-rows.ts';
import { pictureCalls } from './master-picture.ts';
import { restoreCalls } from './master-restore.ts';
import { masterWords } from './master-words.ts';
import { type Fields, shownRow } from './row.ts';
import type { Perfil } from './perfiles.ts';
import { spokenList } from './spoken-list.ts';
import { type AnyQuery, defineQuery, everyone } from './query.ts';
import { reject, type Rejection } from './rejection.ts';
import { expectedVersion, optionalText, sentence } from './text.ts';

export interface CreateFacts {
  readonly _id: string;
}
export interface RemoveFacts {
  /** Where the record is named, and how often; empty when nowhere. */
  readonly usos: readonly { readonly label: string; readonly n: number }[];
}
/** Of a change of the field that others name the record by: which it is, and where it is named. */
export interface ChangeFacts extends RemoveFacts {
  readonly campo: string;
}
const whereOf = ({ usos }: RemoveFacts): string => spokenList(usos.map(({ label, n }) => `${figureText(n)} ${label}`));

/** Who changes a record, and why. */
interface Reasoned {
  readonly perfil?: Perfil;
  readonly motivo?: string | undefined;
}
/** Why a field that something in the record locks is not changed; undefined for whoever may change it and says why. */
function lockedField(
  master: Master,
  values: Values,
  named: ChangeFacts,
  perfiles: readonly Perfil[],
  { perfil, motivo }: Reasoned,
): Rejection | undefined {
  const { notSaved } = masterWords(master);
  const { label } = master.fields[named.campo]!;
  const where = `${recordTitle(master, values)} tiene ${whereOf(named)}`;
  if (perfil === undefined || !perfiles.includes(perfil))
    return reject('EN_USO', notSaved, `${where}: pide a ${spokenList(perfiles)} que cambie ${label}, con su motivo.`, {
      ...named,
    });
  return motivo
    ? undefined
    : reject('FALTA_MOTIVO', notSaved, `${where}: escribe el motivo para cambiar ${label}.`, { ...named });
}

/** Why a record that others name, or that keeps something, is not changed so; undefined where nothing hinders it. */
export function namedElsewhere(
  master: Master,
  values: Values,
  named: ChangeFacts,
  by: Reasoned = {},
): Rejection | undefined {
  const words = masterWords(master);
  if (named.usos.length === 0) return undefined;
  if (named.campo === 'activo')
    return reject(
      'EN_USO',
      words.notSaved,
      `${words.The} ${recordTitle(master, values)} no se desactiva mientras tenga ${whereOf(named)}. Muévelos a otro lugar antes.`,
      { ...named },
    );
  const lock = master.usedBy.find(({ locks }) => locks?.campo === named.campo)?.locks;
  if (lock) return lockedField(master, values, named, lock.perfiles, by);
  // They would go on naming what is not there any more.
  return reject(
    'EN_USO',
    words.notSaved,
    `${master.fields[named.campo]!.label} no se cambia: ${recordTitle(master, values)} aparece en ${whereOf(named)}. Crea ${words.a} y desactiva ${words.this}.`,
    { ...named },
  );
}

/** Puts a record into use again; nothing where it is in use or deleted. */
export const reactivation =
  ({ master, events }: Pick<MasterCalls, 'master' | 'events'>) =>
  (state: MasterState | undefined): readonly DomainEvent[] =>
    !state || state.activo || state.eliminado
      ? []
      : [events.reactivated({ _id: state._id, nombre: recordTitle(master, state.values) })];

/** Says that a record stays in use because something came into it meanwhile. */
export function filledSentence(master: Master, values: Values, usos: RemoveFacts['usos']): string {
  const { The } = masterWords(master);
  return `${The} ${recordTitle(master, values)} sigue en uso: mientras se desactivaba llegó mercadería. Tiene ${whereOf({ usos })}.`;
}

const id = z.string().min(1).max(60);
/** The documents send one; nothing depends on it. */
const accion = z.string().max(60).optional();

/** Everything that the server does with a master: events, commands and queries, from its declaration. */
export function masterCalls<F extends Fields>(declared: Master<F>) {
  const master = declared as unknown as Master;
  const events = masterEvents(master);
  const aggregate = masterAggregate(master, events);
  const claims = masterClaims(master);
  const words = masterWords(master);
  const { context, path, payload } = master;
  const titleOf = (values: Values): string => recordTitle(master, values);
  const base = { context, kit: 'master' as const };
  /** Some of its changes ask for a reason. */
  const reasoned = master.usedBy.some(({ locks }) => locks !== undefined);
  const gone = (): Rejection => reject('NO_EXISTE', words.notSaved, `${words.The} ya no existe: actualiza el listado.`);

  /** A numbered record is there already only when its number was drawn twice; one that is named by its fields, when they are. */
  const taken = ({ values }: MasterState): Rejection => {
    const name = master.identity.at(-1);
    return name === undefined
      ? reject('YA_EXISTE', words.notSaved, 'Vuelve a intentarlo.')
      : reject(
          'REPETIDO',
          words.notSaved,
          sentence(
            `Ya existe ${words.a} con ${master.fields[name]!.label} «${String(values[name])}»: ${titleOf(values)}`,
          ),
          { campo: name },
        );
  };

  const create = defineCommand({
    name: `create-${master.name.toLowerCase()}`,
    ...base,
    path: `${path}/crear`,
    access: { perfiles: master.write },
    summary: `Crea ${words.a}`,
    request: z.strictObject({ accion, [payload]: recordInput(master) }),
    reply: z.object({ _id: z.string() }),
    aggregate,
    needsFacts: true,
    stream: (_request, { facts }: DecideContext<CreateFacts>) => facts._id,
    decide(state, request, { facts }: DecideContext<CreateFacts>) {
      if (state && !(master.identity.length > 0 && state.eliminado)) return taken(state);
      const values = request[payload] as Values;
      return discordant(master, undefined, values) ?? [events.created({ ...values, _id: facts._id })];
    },
    answer: ({ state }) => ({
      mensaje: `${words.The} ${titleOf(state!.values)} fue ${words.participle('cread')}`,
      _id: state!._id,
    }),
  });

  const change = defineCommand({
    name: `change-${master.name.toLowerCase()}`,
    ...base,
    path: `${path}/modificar`,
    access: { perfiles: master.write },
    summary: `Modifica, desactiva o reactiva ${words.a}`,
    request: z.strictObject({
      accion,
      id,
      [payload]: changeInput(master),
      expectedVersion,
      ...Object.fromEntries(reasoned ? [['motivo', optionalText]] : []),
    }),
    aggregate,
    needsFacts: true,
    stream: (request) => request.id as string,
    decide(state, request, { user, facts: named }: DecideContext<ChangeFacts | undefined>) {
      if (!state || state.eliminado) return gone();
      const { activo, ...wanted } = request[payload] as Record<string, unknown> & { activo?: boolean };
      const fixed = Object.keys(changesOf(state.values as Record<string, unknown>, wanted)?.cambios ?? {}).find(
        (name) => master.fields[name]?.asked.fixed,
      );
      if (fixed !== undefined)
        return reject(
          'NO_CAMBIA',
          words.notSaved,
          `${master.fields[fixed]!.label} no se cambia: crea ${words.a} y desactiva ${words.this}.`,
          { campo: fixed },
        );
      const motivo = (request as { motivo?: string }).motivo || undefined;
      const elsewhere = named && namedElsewhere(master, state.values, named, { perfil: user.perfil, motivo });
      if (elsewhere) return elsewhere;
      const changes = changesOf(state.values as Record<string, unknown>, wanted);
      const wrong = discordant(master, state.values, wanted, Boolean(state.imagen));
      if (wrong) return wrong;
      const nombre = titleOf({ ...state.values, ...wanted });
      const record = { _id: state._id, nombre };
      return [
        ...(changes ? [events.changed({ ...record, ...changes, ...(motivo && { motivo }) } as never)] : []),
        ...(activo === undefined || activo === state.activo
          ? []
          : [activo ? events.reactivated(record) : events.deactivated(record)]),
      ];
    },
    answer: ({ state }) => ({
      mensaje: `${words.The} ${titleOf(state!.values)} fue ${words.participle('modificad')}`,
    }),
  });

  const remove = defineCommand({
    name: `remove-${master.name.toLowerCase()}`,
    ...base,
    path: `${path}/eliminar`,
    access: { perfiles: master.write },
    summary: `Elimina ${words.a} que no está en uso`,
    request: z.strictObject({ accion, id, expectedVersion }),
    aggregate,
    needsFacts: true,
    stream: (request) => request.id,
    decide(state, _request, { facts }: DecideContext<RemoveFacts>) {
      if (!state || state.eliminado) return gone();
      if (facts.usos.length === 0) return [events.deleted({ _id: state._id, nombre: titleOf(state.values) })];
      return reject(
        'EN_USO',
        `${words.The} está en uso`,
        `No se puede eliminar ${titleOf(state.values)}: aparece en ${whereOf(facts)}. Desactíva${words.it} para que no se ofrezca más.`,
        { usos: facts.usos },
      );
    },
    answer: ({ state }) => ({ mensaje: `${words.The} ${titleOf(state!.values)} fue ${words.participle('eliminad')}` }),
  });

  const readers = { perfiles: master.read };
  const grid = defineGridQuery(master.row, {
    name: `${master.name.toLowerCase()}-grid`,
    ...base,
    path: `${path}/listar`,
    accion: master.acciones.grid,
    access: readers,
    summary: `Listado de ${master.words.muchos}`,
  });
  const light = (name: string, accion: string) =>
    defineQuery({
      name: `${master.name.toLowerCase()}-${name}`,
      ...base,
      path: `${path}/listar`,
      accion,
      access: readers,
      reads: [master.row.projection],
      scope: everyone,
      topic: master.row.topic!,
      summary: `Lista corta de ${master.words.muchos} en uso`,
      request: z.strictObject({ accion: z.literal(accion) }),
      reply: z.object({ resultadoDB: z.array(shownRow(master.row)) }),
    });
  const { acciones } = master;

  return {
    master,
    events,
    aggregate,
    claims,
    create,
    change,
    remove,
    grid,
    dropdown: light('dropdown', acciones.dropdown),
    second: acciones.second === undefined ? undefined : light('second', acciones.second),
    ...importCalls(master, words),
    ...fileCalls(master),
    ...pictureCalls(master, events, aggregate, words),
    ...restoreCalls(master, events, aggregate, words),
  };
}

/** A master with all that the server does with it. */
export type MasterCalls = ReturnType<typeof masterCalls>;

/** Its calls, for the contract. */
export const callsOf = (calls: MasterCalls): readonly (AnyCommand | AnyQuery)[] =>
  [
    calls.create,
    calls.change,
    calls.remove,
    calls.grid,
    calls.dropdown,
    ...(calls.second ? [calls.second] : []),
    calls.export,
    calls.readFile,
    calls.rehearse,
    calls.import,
    ...(calls.picture ? [calls.setPicture, calls.dropPicture, calls.picture] : []),
    ...(calls.restore ? [calls.restore, calls.versions] : []),
  ] as never;

/** Its events, for the catalogue. */
export const eventsOf = ({ master, events, claims, imported }: MasterCalls) => [
  ...Object.values(events).filter((event) => event !== events.pictured || master.picture !== undefined),
  ...[...claims.values()].map(({ event }) => event),
  imported,
];

/** Records as they stand, for tests. */
export type { MasterState };
