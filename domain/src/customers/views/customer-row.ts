import { z } from 'zod';
import { code, count, flag, instant, json, key, optionalKey, pesos, rut, state, text } from '../../kernel/field.ts';
import { defineRow, type RowOf, withComputed, withOnly } from '../../kernel/row.ts';
import { contacto, direccion } from '../parts.ts';
import { TIPOS_CLIENTE } from '../tipos.shared.ts';

/** A customer as grids and searches read it; a seller sees own customers, a company itself. */
export const customerRow = defineRow({
  projection: 'customers/customer-list',
  table: 'customer_list',
  topic: 'clientes',
  scope: { ejecutivo: 'ejecutivo_id', cliente: '_id' },
  long: true,
  walked: ['nombre'],
  fields: {
    _id: key(),
    nombre: text('Nombre', { search: true }),
    legalcode: rut('RUT', { search: true }),
    codigo_sap: code('Código SAP', { search: true }),
    tipo_cliente: state('Tipo de cliente', TIPOS_CLIENTE, { nullable: true }),
    giro: text('Giro'),
    condicion_pago: code('Condición de pago'),
    cupo: pesos('Cupo'),
    email: text('Correo'),
    phone: code('Teléfono'),
    direcciones: json('Direcciones', z.array(direccion)),
    contactos: json('Contactos', z.array(contacto)),
    activo: flag('Activo'),
    unido_a: optionalKey(),
    unido_nombre: text('Unido a', { nullable: true }),
    unido_rut: rut('RUT del que queda', { nullable: true }),
    ejecutivo_id: optionalKey(),
    ejecutivo_nombre: text('Ejecutivo', { nullable: true, person: true }),
    puntos: count('Puntos'),
    createdAt: instant('Creado'),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type CustomerRow = RowOf<typeof customerRow>;

/** A customer in its list: of its addresses the first. */
export const customerGridRow = withComputed(
  withOnly(customerRow, [
    '_id',
    'nombre',
    'legalcode',
    'codigo_sap',
    'tipo_cliente',
    'giro',
    'condicion_pago',
    'cupo',
    'email',
    'phone',
    'activo',
    'unido_a',
    'unido_nombre',
    'ejecutivo_id',
    'ejecutivo_nombre',
    'puntos',
    'createdAt',
    'updatedAt',
    'version',
  ]),
  {
    comuna: text('Comuna', { nullable: true, computed: true }),
    region: text('Región', { nullable: true, computed: true }),
    /** Its code is kept, its name is shown. */
    condicion: text('Condición', { computed: true }),
  },
);
export type CustomerGridRow = RowOf<typeof customerGridRow>;
