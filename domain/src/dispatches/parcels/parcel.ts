import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { attachmentFolds } from '../../kernel/attachment-events.ts';
import type { Attached } from '../../kernel/attachments.ts';
import type { RefEmbalaje } from './events.ts';
import * as events from './events.ts';
import type { Embalaje, LineaEmbalada } from './parts.ts';

/** What left for another package: it counts as here until the other one has it. */
export interface Salida {
  readonly traslado: string;
  readonly embalaje_destino: number;
  readonly contenido: readonly LineaEmbalada[];
}

export type Parcel = Embalaje &
  Attached & {
    readonly salidas: readonly Salida[];
    /** What it got of others, by the name of the handing over. */
    readonly llegadas: readonly string[];
    /** How often something left it. */
    readonly traslados: number;
    /** How often its contents have changed: who takes goods for it says upon which. */
    readonly revision: number;
  };
export type ParcelState = Parcel | undefined;

const turned = (s: ParcelState): number => (s?.revision ?? 0) + 1;
const put = (s: ParcelState, change: Partial<Parcel>): ParcelState => s && { ...s, ...change };
const left = (s: ParcelState, salida: Salida): Partial<Parcel> => ({
  salidas: [...(s?.salidas ?? []), salida],
  traslados: (s?.traslados ?? 0) + 1,
  revision: turned(s),
});

/** Stream `parcel-<number>`. */
export const parcel = defineAggregate<ParcelState>('parcel', undefined, [
  on(events.ParcelOpened, (_, { traslado, ...d }) => ({
    ...d,
    estado: 'Abierto',
    peso: null,
    largo_cm: null,
    ancho_cm: null,
    alto_cm: null,
    cerrado_por: null,
    cerrado_at: null,
    unido_con: null,
    motivo: null,
    salidas: [],
    llegadas: traslado === null ? [] : [traslado],
    traslados: 0,
    revision: 0,
  })),
  on(events.ParcelPacked, (s, { cambios }) => put(s, { ...cambios, revision: turned(s) })),
  on(events.ParcelClosed, (s, { embalaje: _, ...d }, { at }) => put(s, { ...d, estado: 'Cerrado', cerrado_at: at })),
  on(events.ParcelReopened, (s) => put(s, { estado: 'Abierto', cerrado_por: null, cerrado_at: null })),
  on(events.ParcelSplit, (s, { contenido, separado, traslado, embalaje_destino: destino }) =>
    put(s, { contenido, ...left(s, { traslado, embalaje_destino: destino, contenido: separado }) }),
  ),
  on(events.ParcelMerged, (s, { embalaje_destino: destino, traslado, unido }) =>
    put(s, {
      estado: 'Unido',
      unido_con: destino,
      contenido: [],
      ...left(s, { traslado, embalaje_destino: destino, contenido: unido }),
    }),
  ),
  on(events.ParcelReceived, (s, { contenido, traslado }) =>
    put(s, { contenido, llegadas: [...(s?.llegadas ?? []), traslado], revision: turned(s) }),
  ),
  on(events.ParcelMergeUndone, (s, { traslado, motivo }) =>
    put(s, {
      estado: 'Abierto',
      unido_con: null,
      motivo,
      contenido: [...(s?.salidas.find((one) => one.traslado === traslado)?.contenido ?? [])],
      salidas: (s?.salidas ?? []).filter((one) => one.traslado !== traslado),
      revision: turned(s),
    }),
  ),
  on(events.ParcelCancelled, (s, { motivo }) =>
    put(s, { estado: 'Anulado', contenido: [], motivo, revision: turned(s) }),
  ),
  ...attachmentFolds<Parcel>(),
]);

export const refOf = ({ _id, number, pedido }: Parcel): RefEmbalaje => ({ _id, number, pedido });
/** Name of the next handing over. */
export const nextTransfer = ({ number, traslados }: Parcel): string => `${number}/${traslados + 1}`;
export const parcelTitle = (number: string | number): string => `Embalaje N° ${number}`;
