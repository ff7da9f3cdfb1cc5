import { code, instant, key, number, state, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../../kernel/row.ts';
import { stockRow } from '../../views/stock-row.ts';
import { serialLooks } from '../looks.ts';
import { ESTADOS_SERIE } from '../units.shared.ts';

/** A unit that is known by its serial, where it stands or stood last. */
export const serialRow = defineRow({
  projection: 'inventory/serial-list',
  table: 'serial_list',
  topic: stockRow.topic!,
  scope: { marca: 'marca' },
  long: true,
  lookups: ['producto_id'],
  fields: {
    _id: key(),
    serie: code('Serie', { search: true }),
    producto_id: key(),
    codigo: code('Código', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Nombre', { search: true }),
    marca: text('Marca'),
    bodega: code('Bodega', { search: true }),
    /** Null: *Sin ubicar*. */
    ubicacion: code('Ubicación', { nullable: true, search: true }),
    documento: text('Documento', { nullable: true, search: true }),
    /** When it was first known. */
    registrada: instant('Registrada'),
    /** Since when it stands there. */
    ubicada: instant('Desde'),
    usuario: text('Persona', { search: true, person: true }),
  },
});
export type SerialRow = RowOf<typeof serialRow>;

const found = { computed: true, nullable: true } as const;

/** The same in its list, with the order that took it. */
export const serialGridRow = withComputed(serialRow, {
  estado: state('Estado', ESTADOS_SERIE, { computed: true, looks: serialLooks }),
  pedido: number('N° Pedido', found),
  cliente: text('Cliente', found),
});
export type SerialGridRow = RowOf<typeof serialGridRow>;
