import { count, flag, instant, key, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf, withComputed } from '../../../kernel/row.ts';

/** A project of a customer in *Ubicaciones de Cliente*; a customer sees its own. */
export const clientPlaceRow = defineRow({
  projection: 'reservations/client-place-list',
  table: 'client_place_list',
  topic: 'ubicaciones_cliente',
  scope: { cliente: 'cliente_id' },
  fields: {
    _id: key(),
    nombre: text('Nombre', { search: true }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    direccion: text('Dirección', { search: true }),
    comuna: text('Comuna', { search: true }),
    contacto: text('Contacto'),
    activo: flag('Activo'),
    createdAt: instant('Creada'),
    updatedAt: instant('Actualizada'),
    version: count('Versión', { internal: true }),
  },
});
export type ClientPlaceRow = RowOf<typeof clientPlaceRow>;

/** With what is held for it now. */
export const clientPlaceGridRow = withComputed(clientPlaceRow, {
  unidades: count('Unidades retenidas', { computed: true }),
  productos: count('Productos', { computed: true }),
});
export type ClientPlaceGridRow = RowOf<typeof clientPlaceGridRow>;
