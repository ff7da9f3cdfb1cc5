import { z } from 'zod';
import { count, instant, json, key, number, quantity, state, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';
import { parcelLooks } from '../parcels/parcel-looks.ts';
import { ESTADOS_EMBALAJE, TIPOS_EMBALAJE } from '../parcels/parts.ts';

/** A package in *Embalajes*. */
export const parcelRow = defineRow({
  projection: 'dispatches/parcel-list',
  table: 'parcel_list',
  topic: 'embalajes',
  walked: ['number'],
  // Who may not pack may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N° de embalaje', { search: true }),
    estado: state('Estado', ESTADOS_EMBALAJE, { looks: parcelLooks }),
    tipo: state('Tipo', TIPOS_EMBALAJE),
    pedido: number('Pedido', { search: true }),
    cliente_nombre: text('Cliente', { search: true }),
    productos: count('Productos'),
    unidades: count('Unidades'),
    series: count('Series'),
    peso: quantity('Peso (kg)', { nullable: true }),
    /** Length × width × height, as they were typed. */
    dimensiones: text('Dimensiones (cm)', { nullable: true }),
    separado_de: number('Separado de', { nullable: true }),
    unido_con: number('Unido a', { nullable: true }),
    creado_por: text('Abierto por', { search: true, person: true }),
    createdAt: instant('Creado'),
    cerrado_por: text('Cerrado por', { nullable: true, person: true }),
    cerrado_at: instant('Cierre', { nullable: true }),
    motivo: text('Motivo', { nullable: true }),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
    /** The package as its stream folds it, which its next event goes on from. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type ParcelRow = RowOf<typeof parcelRow>;

const { documento: _, ...fields } = parcelRow.fields;
/** What its list shows: all but the package itself. */
export const shownParcelRow = withOnly(parcelRow, Object.keys(fields) as (keyof typeof fields)[]);
