import { z } from 'zod';
import type { Aggregate } from './aggregate.ts';
import { type DecideContext, defineCommand } from './command.ts';
import {
  CAMPOS_IMAGEN,
  type CampoImagen,
  MAX_IMAGEN,
  type ReceivedImage,
  TAMANOS_IMAGEN,
  type TamanoImagen,
} from './images.ts';
import type { MasterEvents, MasterState } from './master-events.ts';
import type { Master } from './master-row.ts';
import type { MasterWords } from './master-words.ts';
import { fileName } from './file-name.ts';
import { defineQuery, everyone } from './query.ts';
import { reject, type Rejection } from './rejection.ts';

const id = z.string().min(1).max(60);

/** Calls of the one picture that each record of a master has, where its declaration says so: given, taken away, shown. */
export function pictureCalls(
  master: Master,
  { pictured }: MasterEvents,
  aggregate: Aggregate<MasterState | undefined>,
  words: MasterWords,
) {
  if (master.picture === undefined) return { setPicture: undefined, dropPicture: undefined, picture: undefined };
  const name = master.name.toLowerCase();
  const label = master.picture.toLowerCase();
  const slots = master.phonePicture === undefined ? (['imagen'] as const) : CAMPOS_IMAGEN;
  const campo = z.enum(slots as readonly [CampoImagen, ...CampoImagen[]]).default('imagen');
  const labelOf = (one: CampoImagen): string => (one === 'imagen' ? label : master.phonePicture!.toLowerCase());
  const path = `${master.path}/imagen`;
  const base = {
    context: master.context,
    kit: 'master' as const,
    access: { perfiles: master.write },
    aggregate,
    stream: (request: { id: string }) => request.id,
  };
  const gone = (): Rejection => reject('NO_EXISTE', words.notSaved, `${words.The} ya no existe: actualiza el listado.`);
  const titleOf = (state: MasterState): string => String(state.values[master.title]);
  const setPicture = defineCommand({
    ...base,
    name: `set-${name}-picture`,
    path,
    summary: `Pone el ${label} de ${words.a}: los bytes van en el cuerpo (application/octet-stream)`,
    upload: MAX_IMAGEN,
    request: z.strictObject({ id, nombre: fileName, campo }),
    needsFacts: true,
    decide(state, { nombre, campo: where }, { user, now, facts, commandId }: DecideContext<ReceivedImage>) {
      if (!state || state.eliminado) return gone();
      if (state[where]?.grande === facts.grande) return [];
      const usuario = { _id: user._id, nombre: user.nombre };
      const imagen = { _id: commandId, nombre, ...facts, fecha: now, usuario };
      return [
        pictured({ _id: state._id, nombre: titleOf(state), imagen, ...(where !== 'imagen' && { campo: where }) }),
      ];
    },
    answer: ({ state }, request) => ({ mensaje: `El ${labelOf(request.campo)} de ${titleOf(state!)} fue guardado` }),
  });
  const dropPicture = defineCommand({
    ...base,
    name: `drop-${name}-picture`,
    method: 'DELETE',
    path: `${master.path}/:id/imagen`,
    summary: `Quita el ${label} de ${words.a}; queda en su historia`,
    request: z.strictObject({ id, campo }),
    decide(state, { campo: where }) {
      if (!state || state.eliminado) return gone();
      const wrong = where === 'imagen' ? master.unpictured?.(state.values) : undefined;
      if (state[where] && wrong)
        return reject('IMAGEN_EN_USO', words.notSaved, `${wrong.mensaje}.`, { campo: wrong.campo });
      const slot = where !== 'imagen' && { campo: where };
      return state[where] ? [pictured({ _id: state._id, nombre: titleOf(state), imagen: null, ...slot })] : [];
    },
    answer: ({ state }, request) => ({ mensaje: `El ${labelOf(request.campo)} de ${titleOf(state!)} fue quitado` }),
  });
  const picture = defineQuery({
    context: master.context,
    kit: 'master',
    name: `${name}-picture`,
    method: 'GET',
    path: `${master.path}/:id/imagen/:imagen`,
    access: { perfiles: master.read },
    scope: everyone,
    reads: [master.row.projection],
    summary: `El ${label} de ${words.a}`,
    asOf: { now: 'Una imagen es siempre la misma; cuál es en cada día, lo dice su registro.' },
    file: 'imagen',
    request: z.strictObject({
      id,
      imagen: z.string().min(1).max(100),
      tamano: z.enum(Object.keys(TAMANOS_IMAGEN) as [TamanoImagen, ...TamanoImagen[]]).default('grande'),
    }),
    reply: z.object({ ok: z.literal(true) }),
  });
  return { setPicture, dropPicture, picture };
}
