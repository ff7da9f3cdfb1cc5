import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { productRow } from './product-row.ts';

/** Names that more than one active product has: of before they had to be unique, or of a product that was made active by other means. */
export const productTwins = defineQuery({
  context: 'products',
  name: 'product-twins',
  path: '/productos/listar',
  accion: 'codigosrepetidos',
  access: { perfiles: ['Administrador'] },
  summary: 'Números de parte y códigos de barras que se repiten entre productos activos',
  reads: [productRow.projection],
  scope: productRow.scope,
  topic: productRow.topic!,
  request: z.strictObject({ accion: z.literal('codigosrepetidos') }),
  reply: z.object({
    repetidos: z.array(
      z.object({
        campo: z.enum(['Número de parte', 'Código de barras']),
        valor: z.string(),
        productos: z.array(
          z.object({ _id: z.string(), codigo: z.string(), part_number: z.string(), nombre: z.string() }),
        ),
      }),
    ),
  }),
});
