import { z } from 'zod';
import { changesOf } from './changes.ts';
import { type DecideContext, defineCommand } from './command.ts';
import type { Aggregate } from './aggregate.ts';
import { historyPage, pagedHistory } from './history.ts';
import { CAMPOS_IMAGEN } from './images.ts';
import type { MasterEvents, MasterState, Values } from './master-events.ts';
import { type Master, recordTitle } from './master-row.ts';
import { discordant } from './master-rows.ts';
import type { MasterWords } from './master-words.ts';
import { defineQuery, everyone } from './query.ts';
import { reject, type Rejection } from './rejection.ts';
import { expectedVersion } from './text.ts';

/** Why versions are those of today. */
export const ALL_VERSIONS = 'El historial tiene todas las versiones, para volver a cualquiera de ellas.';

export interface RestoreFacts {
  /** The record as that version left it; undefined where it has no such version. */
  readonly antes: MasterState | undefined;
  /** Why it cannot be called so any more. */
  readonly enUso?: Rejection | undefined;
}

/** What a record put back to a version is: as it was then, but for what the declaration says of it (a draft). */
export const restoredValues = ({ restored }: Pick<Master, 'restored'>, antes: MasterState): Values => ({
  ...antes.values,
  ...restored,
});

const id = z.string().min(1).max(60);

/** Calls of masters whose records may be put back to any version of theirs: its versions, and the command that does it. */
export function restoreCalls(
  master: Master,
  events: MasterEvents,
  aggregate: Aggregate<MasterState | undefined>,
  words: MasterWords,
) {
  if (master.restored === undefined) return { restore: undefined, versions: undefined };
  const name = master.name.toLowerCase();
  const base = { context: master.context, kit: 'master' as const };
  const refused = (codigo: string, mensaje: string): Rejection =>
    reject(codigo, `${words.The} no volvió a esa versión`, mensaje);
  const restore = defineCommand({
    ...base,
    name: `restore-${name}`,
    path: `${master.path}/restaurar`,
    access: { perfiles: master.write },
    summary: `Deja ${words.a} como en una versión de su historial${master.restored['estado'] === undefined ? '' : ', como borrador'}`,
    request: z.strictObject({ id, version: z.number().int().min(0), expectedVersion }),
    aggregate,
    needsFacts: true,
    stream: (request) => request.id,
    decide(state, _request, { facts: { antes, enUso } }: DecideContext<RestoreFacts>) {
      if (!state || state.eliminado) return refused('NO_EXISTE', `${words.The} ya no existe: actualiza el listado.`);
      if (!antes || antes.eliminado)
        return refused('VERSION_NO_EXISTE', 'Esa versión no está en el historial. Ábrelo de nuevo y elige otra.');
      if (enUso) return enUso;
      const wanted = restoredValues(master, antes);
      const pictured = CAMPOS_IMAGEN.some((campo) => antes[campo]);
      const wrong = discordant(master, state.values, wanted, pictured);
      if (wrong) return wrong;
      const record = { _id: state._id, nombre: recordTitle(master, { ...state.values, ...wanted }) };
      const changes = changesOf(state.values as Record<string, unknown>, wanted);
      return [
        ...(changes ? [events.changed({ ...record, ...changes })] : []),
        ...(master.picture === undefined ? [] : CAMPOS_IMAGEN).flatMap((campo) => {
          const [now, then] = [state[campo] ?? null, antes[campo] ?? null];
          return now?._id === then?._id
            ? []
            : [events.pictured({ ...record, imagen: then, ...(campo !== 'imagen' && { campo }) })];
        }),
      ];
    },
    answer: ({ state }, { version }) => ({
      mensaje: `${words.The} ${recordTitle(master, state!.values)} quedó como en la versión ${version + 1}${master.restored!['estado'] === undefined ? '' : ', como borrador'}`,
    }),
  });
  const versions = defineQuery({
    ...base,
    name: `${name}-versions`,
    path: `${master.path}/historial`,
    access: { perfiles: master.read },
    reads: [],
    scope: everyone,
    asOf: { now: ALL_VERSIONS },
    topic: master.row.topic!,
    summary: `Versiones de ${words.a}: quién cambió qué, y cuándo`,
    request: z.strictObject({ id, pagina: historyPage }),
    reply: pagedHistory.extend({ ok: z.literal(true) }),
  });
  return { restore, versions };
}
