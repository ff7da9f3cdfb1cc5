import { z } from 'zod';
import {
  age,
  code,
  count,
  day,
  flag,
  instant,
  json,
  key,
  list,
  number,
  optionalKey,
  state,
  text,
} from '../../../kernel/field.ts';
import { defineRow, type RowOf, withOnly } from '../../../kernel/row.ts';
import { repairLooks, rmaLooks } from '../looks.ts';
import { ESTADOS_REPARACION, ESTADOS_RMA, ESTADOS_RMA_FINALES } from '../parts.ts';

/** A case of service in its list; whoever is limited to own customers or brands sees those. */
export const caseRow = defineRow({
  projection: 'service/case-list',
  table: 'rma_list',
  topic: 'rma',
  scope: { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marcas' },
  walked: ['number'],
  fields: {
    _id: key(),
    number: number('N° RMA', { search: true }),
    estado: state('Estado', ESTADOS_RMA, { looks: rmaLooks }),
    cliente_id: key(),
    cliente_nombre: text('Cliente', { search: true }),
    ejecutivo_id: key(),
    ejecutivo_nombre: text('Ejecutivo', { search: true, person: true }),
    equipos: text('Productos', { search: true }),
    series: code('Series', { search: true }),
    unidades: count('Unidades'),
    falla: text('Falla', { search: true }),
    garantia: flag('En garantía'),
    resolucion: text('Resolución', { nullable: true }),
    /** Of a rejected case: its products are still here. */
    por_devolver: flag('Por devolver'),
    pedido: number('Pedido', { nullable: true }),
    cotizacion: number('Cotización', { nullable: true }),
    cotizacion_estado: state('Estado de la cotización', ESTADOS_REPARACION, { nullable: true, looks: repairLooks }),
    nota_credito: text('Nota de crédito', { nullable: true }),
    /** Of units that went out for those that failed. */
    entregadas: code('Series entregadas', { search: true }),
    /** Of units that were used as parts. */
    usadas: code('Series usadas', { search: true }),
    /** Of units that were lent, also those that came back. */
    prestadas: code('Series prestadas', { search: true }),
    prestamos: count('Préstamos sin devolver'),
    /** The first day on which one is to come back. */
    prestamo_hasta: day('Préstamo hasta', { nullable: true }),
    repuestos: count('Repuestos'),
    /** That its goods came from or went to. */
    bodegas: list('Bodegas', { internal: true }),
    tecnico_id: optionalKey(),
    tecnico: text('Técnico', { nullable: true, search: true, person: true }),
    marcas: list('Marcas'),
    creado_por: text('Creado por', { person: true }),
    createdAt: instant('Creado'),
    updatedAt: instant('Última actualización'),
    estatus_at: age('Edad', { field: 'estado', states: ESTADOS_RMA_FINALES }),
    version: count('Versión', { internal: true }),
    /** The case as its stream folds it, which its next event goes on from. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type CaseRow = RowOf<typeof caseRow>;

const { documento: _, ...shown } = caseRow.fields;
/** What its list shows: all but the case itself. */
export const caseGridRow = withOnly(caseRow, Object.keys(shown) as (keyof typeof shown)[]);
