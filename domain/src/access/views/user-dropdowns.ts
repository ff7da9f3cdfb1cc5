import { z } from 'zod';
import { OFFICE, type Perfil } from '../../kernel/perfiles.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { userRow } from './user-row.ts';

/** Everybody of the company who filters by or assigns a seller; nobody from outside. */
export const STAFF: readonly Perfil[] = [...OFFICE, 'Servicio Tecnico'];
const reply = z.object({
  usr_ejecutivo: z.array(
    z.object({
      _id: z.string(),
      nombre: z.string(),
      email: z.string(),
      perfil: z.string(),
      codigo_sap: z.string().nullable(),
    }),
  ),
});
const base = {
  context: 'access',
  path: '/usuarios/listardropdown',
  access: { perfiles: STAFF },
  reads: [userRow.projection],
  reply,
};
const plain = <A extends string>(accion: A) => z.strictObject({ accion: z.literal(accion) });

export const sellerDropdown = defineQuery({
  ...base,
  scope: everyone,
  name: 'seller-dropdown',
  accion: 'ejecutivo',
  summary: 'Ejecutivos activos',
  request: plain('ejecutivo'),
});
export const forecastSellerDropdown = defineQuery({
  ...base,
  scope: everyone,
  name: 'forecast-seller-dropdown',
  accion: 'ejecutivoforecast',
  summary: 'Dueños de oportunidades del forecast',
  request: plain('ejecutivoforecast'),
});
export const brandManagerDropdown = defineQuery({
  ...base,
  scope: everyone,
  name: 'brand-manager-dropdown',
  accion: 'brandsforecast',
  summary: 'Brand Managers activos',
  request: plain('brandsforecast'),
});
/** Without a customer, sellers that have customers. */
export const customerSellerDropdown = defineQuery({
  ...base,
  // Of the customers whose seller is asked for.
  scope: { ejecutivo: 'ejecutivo_id', cliente: '_id' },
  name: 'customer-seller-dropdown',
  accion: 'dropdownejecutivocliente',
  reads: [userRow.projection, 'customers/customer-list'],
  summary: 'Ejecutivo de un cliente',
  request: z.strictObject({
    accion: z.literal('dropdownejecutivocliente'),
    cliente: z.string().min(1).max(60).optional(),
  }),
});
export const sapSellerDropdown = defineQuery({
  ...base,
  scope: everyone,
  name: 'sap-seller-dropdown',
  accion: 'dropdownejecutivosap',
  summary: 'Ejecutivos con código de vendedor del ERP',
  request: plain('dropdownejecutivosap'),
});
