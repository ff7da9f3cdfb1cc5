import { code, count, instant, key, list, rut, text } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../kernel/row.ts';

/** A natural person whom the log names and who is no user: what is looked through before somebody is forgotten. It keeps no past. */
export const personRow = defineRow({
  projection: 'privacy/person-list',
  table: 'person_list',
  topic: 'personas',
  scope: everyone,
  history: 'none',
  fields: {
    _id: key(),
    nombre: text('Nombre', { search: true }),
    correo: code('Correo', { search: true }),
    rut: rut('RUT', { search: true }),
    telefono: code('Teléfono', { search: true }),
    donde: text('Dónde aparece', { search: true }),
    apariciones: count('Apariciones'),
    ultima: instant('Última vez'),
    /** Documents that name them, the latest ones. */
    documentos: list('Documentos', { internal: true }),
    tipos: list('Tipos de evento', { internal: true }),
    /** The last delivery that they signed for. */
    entrega: instant('Última entrega que firmó', { nullable: true, internal: true }),
    /** Of the last event that names them. */
    posicion: code('Posición', { internal: true }),
  },
});
export type PersonRow = RowOf<typeof personRow>;

/** What its list shows. */
export const personGridRow = withOnly(personRow, [
  '_id',
  'nombre',
  'correo',
  'rut',
  'telefono',
  'donde',
  'apariciones',
  'ultima',
]);
export type ShownPerson = RowOf<typeof personGridRow>;
