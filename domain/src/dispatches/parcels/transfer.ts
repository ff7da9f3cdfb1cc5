import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { type Principal } from '../../kernel/principal.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import { systemOnly } from '../../kernel/system-only.ts';

import { ParcelMergeUndone, ParcelOpened, ParcelReceived } from './events.ts';
import { together } from './goods.ts';
import { embalajeId, PACKERS } from './guards.ts';
import { type Parcel, parcel, type ParcelState, parcelTitle, refOf } from './parcel.ts';
import { tipoEmbalaje } from './parts.ts';

const TITLE = 'El contenido no pasó al otro embalaje';
const bySystem = (_state: ParcelState, user: Principal) =>
  systemOnly(user, TITLE, 'El contenido pasa por sí solo al separar o unir embalajes.');

const base = {
  kit: 'document',
  context: 'dispatches',
  path: '/embalajes/modificar',
  access: { perfiles: PACKERS },
  aggregate: parcel,
  stream: ({ id }: { readonly id: string | number }) => String(id),
  when: bySystem,
} as const;

/** What the package that something left says of it. */
export interface Sent {
  readonly de: Parcel;
  readonly traslado: string;
  /** Of a part that gets a package of its own. */
  readonly nuevo?: Pick<z.infer<typeof ParcelOpened.data>, 'tipo' | 'creado_por' | 'createdAt'>;
}

/** Takes what another package sent, once; refused where it is no longer open. */
export const receive =
  (number: number, { de, traslado, nuevo }: Sent) =>
  (state: ParcelState): readonly DomainEvent[] | Rejection => {
    const sent = de.salidas.find((one) => one.traslado === traslado && one.embalaje_destino === number);
    if (state?.llegadas.includes(traslado)) return [];
    if (!sent) return reject('NADA_ENVIADO', TITLE, `El ${parcelTitle(de.number)} no envió nada.`);
    const contenido = [...sent.contenido];
    if (nuevo && !state)
      return [
        ParcelOpened({
          _id: String(number),
          number,
          pedido: de.pedido,
          contenido: contenido.map((line, n) => ({ ...line, linea: n + 1 })),
          separado_de: de.number,
          traslado,
          ...nuevo,
        }),
      ];
    if (state?.estado !== 'Abierto')
      return reject('ESTADO_NO_PERMITE', TITLE, `El ${parcelTitle(number)} ya no está abierto.`);
    return [
      ParcelReceived({
        embalaje: refOf(state),
        recibido_de: de.number,
        traslado,
        contenido: [...together(state.contenido, contenido)],
      }),
    ];
  };

const persona = z.strictObject({ _id: z.string(), nombre: z.string() });
/** Issued by the process that follows packages, for what was split off or merged. */
export const receiveParcel = defineCommand({
  ...base,
  name: 'receive-parcel',
  accion: 'recibir',
  summary: 'Recibe en un embalaje lo que se separó o unió; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('recibir'),
    id: embalajeId,
    de: embalajeId,
    traslado: z.string().max(60),
    nuevo: z.strictObject({ tipo: tipoEmbalaje, creado_por: persona, createdAt: z.string().max(40) }).optional(),
  }),
  needsFacts: true,
  decide: (state, { id, traslado, nuevo }, { facts: { de } }: DecideContext<{ readonly de: Parcel }>) =>
    receive(Number(id), { de, traslado, ...(nuevo && { nuevo }) })(state),
  answer: () => ({ mensaje: 'El contenido fue recibido' }),
});

/** Told by the process: the other package could not take it, so it is here again. */
export const undoMerge = defineCommand({
  ...base,
  name: 'undo-parcel-merge',
  accion: 'nosehaunido',
  summary: 'Devuelve a un embalaje lo que el otro no pudo recibir; lo dice el sistema',
  request: z.strictObject({
    accion: z.literal('nosehaunido'),
    id: embalajeId,
    traslado: z.string().max(60),
    motivo: z.string().max(4000),
  }),
  decide: (state, { traslado, motivo }) =>
    state?.estado === 'Unido' && state.salidas.some((one) => one.traslado === traslado)
      ? [ParcelMergeUndone({ embalaje: refOf(state), traslado, motivo })]
      : [],
  answer: () => ({ mensaje: 'El contenido volvió al embalaje' }),
});
