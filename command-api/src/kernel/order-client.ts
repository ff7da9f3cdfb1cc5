import type { Customer } from '@power/domain/customers/customer';
import type { client } from '@power/domain/streams/order/parts';
import type { z } from 'zod';

/** A customer as orders keep it. */
export const orderClient = ({
  _id,
  nombre,
  tipo_cliente,
  legalcode,
  codigo_sap,
  email,
  phone,
}: Customer): z.infer<typeof client> => ({
  _id,
  name: nombre,
  tipo_cliente,
  legalcode,
  codigo_sap,
  email,
  phone,
});
