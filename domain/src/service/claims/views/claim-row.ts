import { age, code, count, instant, key, number, state, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';
import { claimLooks } from '../looks.ts';
import { ENTREGAS_PROVEEDOR, ESTADOS_RECLAMO } from '../parts.ts';

const optional = { nullable: true } as const;

/** A claim to a supplier in *Reclamos a proveedor*; seen by whoever sees its case. */
export const claimRow = defineRow({
  projection: 'service/claim-list',
  table: 'rma_claim_list',
  topic: 'rma-reclamos',
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marca' },
  walked: ['createdAt'],
  fields: {
    _id: key(),
    rma: number('RMA', { search: true }),
    n: number('N° de reclamo'),
    estado: state('Estado', ESTADOS_RECLAMO, { looks: claimLooks }),
    proveedor_id: key(),
    proveedor: text('Proveedor', { search: true }),
    part_number: code('Número de parte', { search: true }),
    nombre: text('Producto', { search: true }),
    marca: text('Marca'),
    serie: code('Serie', { search: true, nullable: true }),
    cantidad: count('Cantidad'),
    motivo: text('Motivo'),
    referencia: code('Referencia', { search: true, nullable: true }),
    entrega: state('Entrega', ENTREGAS_PROVEEDOR, optional),
    respuesta: text('Respuesta', optional),
    cierre: text('Cierre', optional),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    createdAt: instant('Abierto'),
    updatedAt: instant('Última actualización'),
    estatus_at: age('Edad', { field: 'estado', states: ['Cerrado'] }),
  },
});
export type ClaimRow = RowOf<typeof claimRow>;
