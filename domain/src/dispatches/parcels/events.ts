import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { embalaje, lineaEmbalada, medidas, pedidoEmbalado, tipoEmbalaje } from './parts.ts';
import { persona } from '../../kernel/person.ts';

/** What every event repeats. */
const refEmbalaje = z.object({ _id: z.string(), number: z.number().int(), pedido: pedidoEmbalado });
export type RefEmbalaje = z.infer<typeof refEmbalaje>;
const contenido = z.array(lineaEmbalada);
/** Names one handing over between two packages: the one that gets it takes it once. */
const traslado = z.string();

/** `separado_de`, `traslado`: it was parted from another one. */
export const ParcelOpened = defineEvent('ParcelOpened', {
  label: 'Embalaje abierto',
  data: embalaje
    .pick({ _id: true, number: true, tipo: true, pedido: true, separado_de: true, creado_por: true, createdAt: true })
    .extend({ contenido, traslado: traslado.nullable() }),
});
export const ParcelPacked = defineEvent('ParcelPacked', {
  label: 'Contenido cambiado',
  data: z.object({ embalaje: refEmbalaje, antes: z.object({ contenido }), cambios: z.object({ contenido }) }),
});
export const ParcelClosed = defineEvent('ParcelClosed', {
  label: 'Embalaje cerrado',
  data: z.object({ embalaje: refEmbalaje, tipo: tipoEmbalaje, ...medidas, cerrado_por: persona }),
});
export const ParcelReopened = defineEvent('ParcelReopened', {
  label: 'Embalaje reabierto',
  data: z.object({ embalaje: refEmbalaje }),
});
/** `separado` goes to `embalaje_destino`, a package that is made for it; `contenido` stays. */
export const ParcelSplit = defineEvent('ParcelSplit', {
  label: 'Embalaje separado',
  data: z.object({
    embalaje: refEmbalaje,
    embalaje_destino: z.number().int(),
    tipo: tipoEmbalaje,
    traslado,
    separado: contenido,
    contenido,
    creado_por: persona,
    createdAt: z.string(),
  }),
});
/** All that it held goes to `embalaje_destino`. */
export const ParcelMerged = defineEvent('ParcelMerged', {
  label: 'Embalaje unido a otro',
  data: z.object({ embalaje: refEmbalaje, embalaje_destino: z.number().int(), traslado, unido: contenido }),
});
/** What came from another package, and with it what it holds. */
export const ParcelReceived = defineEvent('ParcelReceived', {
  label: 'Contenido recibido de otro embalaje',
  data: z.object({ embalaje: refEmbalaje, recibido_de: z.number().int(), traslado, contenido }),
});
/** The other one could not take it any more: what went is here again. */
export const ParcelMergeUndone = defineEvent('ParcelMergeUndone', {
  label: 'Unión sin efecto',
  data: z.object({ embalaje: refEmbalaje, traslado, motivo: z.string() }),
});
export const ParcelCancelled = defineEvent('ParcelCancelled', {
  label: 'Embalaje anulado',
  data: z.object({ embalaje: refEmbalaje, motivo: z.string() }),
});

/** What a package of the order is to hold, said before the package says so itself: two people count on it. */
export const ParcelGoodsTaken = defineEvent('ParcelGoodsTaken', {
  label: 'Productos tomados para un embalaje',
  data: z.object({
    pedido: z.string(),
    embalaje: z.number().int(),
    /** How often its contents had changed when this was decided; −1: it was not there yet. */
    revision: z.number().int(),
    contenido,
  }),
});
