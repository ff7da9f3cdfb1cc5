import { code, flag, instant, key, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';

/** How a unit left that no order took: with a reservation, a note of issue, a count, or by being written off; the last time. */
export const serialExitRow = defineRow({
  projection: 'inventory/serial-exit-list',
  table: 'serial_exit_list',
  scope: 'everyone',
  lookups: ['serie'],
  fields: {
    _id: key(),
    serie: code('Serie'),
    producto_id: key(),
    /** *Reserva N° 3*, or why it was written off. */
    documento: text('Documento'),
    /** Where it went: the customer of a reservation, the reason of a note; empty of others. */
    destino: text('Destino'),
    /** Who took it or, where nobody was named, who entered that it left. */
    persona: text('Persona', { person: true }),
    fecha: instant('Fecha'),
    /** Its document said that it leaves, and it did. */
    salio: flag('Salió'),
  },
});
export type SerialExitRow = RowOf<typeof serialExitRow>;
