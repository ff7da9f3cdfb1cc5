import type { Customer } from '@power/domain/customers/customer';
import type { ClienteCotizado } from '@power/domain/quotations/parts';

/** A customer as quotations keep it. */
export const quotedClient = ({
  _id,
  nombre,
  tipo_cliente,
  legalcode,
  codigo_sap,
  email,
  phone,
  por_clasificar,
}: Customer): ClienteCotizado => ({
  _id,
  nombre,
  email,
  telefono: phone,
  codigo_sap,
  datos_cliente: { tipo: tipo_cliente, legalCode: legalcode, ...(por_clasificar && { por_clasificar }) },
});
