import { aggregates } from '@power/domain/aggregates';
import type { caseCalls } from '@power/domain/documents';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { dayOf } from '@power/domain/kernel/dates';
import { enGarantia } from '@power/domain/service/cases/parts';
import { type CaseRow, caseRow } from '@power/domain/service/cases/views/case-row';
import { loansOut, nextReturn } from '@power/domain/service/loans/loans.shared';
import { documentList } from '../kernel/document-list.ts';

type State = (typeof caseCalls)['rules']['aggregate']['initial'];
type Case = NonNullable<State>;

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const rowOf = (c: Case): Omit<CaseRow, 'documento' | 'updatedAt' | 'version'> => {
  const orders = distinct(c.lineas.map(({ pedido }) => pedido));
  const resolutions = distinct(c.lineas.flatMap(({ resolucion }) => resolucion ?? []));
  const credited = c.creditos.flatMap(({ estado, folio }) => (estado === 'No emitida' ? [] : [folio ?? 'Pedida']));
  const standing = c.movimientos.filter(({ estado }) => estado === 'hecho');
  return {
    _id: c._id,
    number: c.number,
    estado: c.estado,
    cliente_id: c.cliente._id,
    cliente_nombre: c.cliente.nombre,
    ejecutivo_id: c.ejecutivo._id,
    ejecutivo_nombre: c.ejecutivo.nombre,
    equipos: distinct(c.lineas.map(({ producto }) => producto.part_number)).join(', '),
    series: c.lineas.flatMap(({ serie }) => serie ?? []).join(', '),
    unidades: c.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
    falla: distinct(c.lineas.map(({ falla }) => falla)).join(', '),
    // All of it, on the day on which it was opened.
    garantia: c.lineas.every((line) => enGarantia(line, dayOf(c.createdAt))),
    resolucion: resolutions.length === 0 ? null : resolutions.join(', '),
    // A case of several orders is named by none of them.
    por_devolver: c.por_devolver === true,
    pedido: orders.length === 1 ? orders[0]! : null,
    cotizacion: c.cotizacion,
    cotizacion_estado: c.cotizacion_estado,
    nota_credito: credited.length === 0 ? null : credited.join(', '),
    entregadas: standing.flatMap(({ series, tipo }) => (tipo === 'cambio' ? series : [])).join(', '),
    usadas: standing.flatMap(({ series, tipo }) => (tipo === 'repuesto' ? series : [])).join(', '),
    prestadas: distinct(
      c.movimientos.flatMap(({ series, tipo, estado }) =>
        tipo === 'prestamo' && estado !== 'sin mover' ? series : [],
      ),
    ).join(', '),
    prestamos: loansOut(c.movimientos).length,
    prestamo_hasta: nextReturn(c.movimientos),
    repuestos: standing.reduce((sum, { tipo, cantidad }) => sum + (tipo === 'repuesto' ? cantidad : 0), 0),
    bodegas: distinct(c.movimientos.flatMap(({ origen, bodega }) => [origen, bodega])),
    tecnico_id: c.tecnico?._id ?? null,
    tecnico: c.tecnico?.nombre ?? null,
    marcas: distinct(c.lineas.map(({ producto }) => producto.marca)),
    creado_por: c.creado_por.nombre,
    createdAt: c.createdAt,
    estatus_at: c.estatus_at,
  };
};

/** Cases of service as their list reads them. */
export default documentList(caseRow, aggregates.get('rma') as Aggregate<State>, rowOf, {
  version: 8,
  indexes: [['number'], ['estado'], ['cliente_id'], ['pedido'], ['cotizacion']],
});
