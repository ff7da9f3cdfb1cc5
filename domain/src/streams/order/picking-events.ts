import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { persona } from '../../kernel/person.ts';
import { correctedOrderId } from './order-id.ts';
import { estatusPedido, movimientoPedido, refPedido } from './parts.ts';

// These are events of the order's own stream: taking, scanning and cancelling exclude each other, so one stream must
// decide them. The commands and their words live here because people look for picking, not for orders.

const base = { pedido: refPedido, estatus: estatusPedido };
const line = {
  linea: z.number().int(),
  producto_id: z.string(),
  part_number: z.string(),
  nombre: z.string(),
};

export const PickingTaken = defineEvent('PickingTaken', {
  label: 'Picking tomado',
  data: z.object({ ...base, usuario: persona }),
  ...correctedOrderId,
});

export const PickingPaused = defineEvent('PickingPaused', {
  label: 'Picking en pausa',
  data: z.object({ ...base, usuario: persona, motivo: z.string().nullable() }),
  ...correctedOrderId,
});

export const PickingResumed = defineEvent('PickingResumed', {
  label: 'Picking reanudado',
  data: z.object({ ...base, usuario: persona }),
  ...correctedOrderId,
});

export const PickingReassigned = defineEvent('PickingReassigned', {
  label: 'Picking reasignado',
  data: z.object({ ...base, de: persona, usuario: persona, motivo: z.string().nullable() }),
  ...correctedOrderId,
});

export const LinePicked = defineEvent('LinePicked', {
  label: 'Línea escaneada',
  data: z.object({
    ...base,
    ...line,
    /** Units of this scan. */
    cantidad: z.number().int().positive(),
    serie: z.string().nullable(),
    /** What the scanner read. */
    lectura: z.string(),
    /** Where it was taken, when that is known. */
    ubicacion: z.string().optional(),
    solicitado: z.number().int(),
    /** Units picked of this line after the scan, and units still to pick or report. */
    pickeado: z.number().int(),
    pendiente: z.number().int(),
    usuario: persona,
  }),
  ...correctedOrderId,
});

export const ShortageReported = defineEvent('ShortageReported', {
  label: 'Faltante informado',
  data: z.object({
    ...base,
    ...line,
    cantidad: z.number().int().positive(),
    motivo: z.string(),
    solicitado: z.number().int(),
    /** Units reported missing of this line so far, and units still to pick or report. */
    faltante: z.number().int(),
    pendiente: z.number().int(),
    usuario: persona,
  }),
  ...correctedOrderId,
});

/** A reading taken back: units that go from the trolley to the shelf again. */
export const LineUnpicked = defineEvent('LineUnpicked', {
  label: 'Lectura deshecha',
  data: z.object({
    ...base,
    ...line,
    cantidad: z.number().int().positive(),
    serie: z.string().nullable(),
    solicitado: z.number().int(),
    /** Units picked of this line that are left, and units to pick or report again. */
    pickeado: z.number().int(),
    pendiente: z.number().int(),
    usuario: persona,
  }),
  ...correctedOrderId,
});

/** What was reported missing was found after all. */
export const ShortageWithdrawn = defineEvent('ShortageWithdrawn', {
  label: 'Faltante retirado',
  data: z.object({
    ...base,
    ...line,
    cantidad: z.number().int().positive(),
    solicitado: z.number().int(),
    /** Units of this line that still are reported missing, and units to pick or report again. */
    faltante: z.number().int(),
    pendiente: z.number().int(),
    /** Whether some line of the order still has a shortage. */
    con_faltantes: z.boolean(),
    usuario: persona,
  }),
  ...correctedOrderId,
});

/** The goods of an order that was cancelled after it was picked are back on their shelves. */
export const PickedGoodsReturned = defineEvent('PickedGoodsReturned', {
  label: 'Productos devueltos',
  data: z.object({
    ...base,
    lineas: z.array(z.object({ ...line, cantidad: z.number().int().positive(), series: z.array(z.string()) })),
    usuario: persona,
  }),
  ...correctedOrderId,
});

export const PickingFinished = defineEvent('PickingFinished', {
  label: 'Picking terminado',
  data: z.object({
    ...base,
    usuario: persona,
    lineas: z.array(
      z.object({
        ...line,
        solicitado: z.number().int(),
        pickeado: z.number().int(),
        faltante: z.number().int(),
        series: z.array(z.string()),
      }),
    ),
    con_faltantes: z.boolean(),
    /** Commitments that nothing will use: the missing units go back to available. */
    movimientos: z.array(movimientoPedido),
  }),
  ...correctedOrderId,
});
