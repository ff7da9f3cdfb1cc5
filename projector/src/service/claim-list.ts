import type { EventContext } from '@power/domain/kernel/event';
import { RmaClientChanged } from '@power/domain/service/cases/events';
import * as events from '@power/domain/service/claims/events';
import { type ClaimRow, claimRow } from '@power/domain/service/claims/views/claim-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

interface Of {
  readonly rma: { readonly number: number };
}
const keyOf = ({ rma }: Of, n: number): string => `${rma.number}-${n}`;
const key = (d: Of & { readonly n: number }): string[] => [keyOf(d, d.n)];
const become = (row: ClaimRow | undefined, c: EventContext, change: Partial<ClaimRow>) =>
  row && { ...row, ...change, updatedAt: c.at, estatus_at: c.at };

/** Claims of cases to suppliers. */
export default rowProjection(claimRow, {
  version: 1,
  indexes: [['createdAt'], ['estado'], ['proveedor_id'], ['cliente_id']],
  ignores: [
    'RmaRequested',
    'RmaApproved',
    'RmaRejected',
    'RmaReceived',
    'RmaDiagnosisStarted',
    'RmaTechnicianAssigned',
    'RmaDiagnosed',
    'RmaResolved',
    'RmaDelivered',
    'RmaUnitsReturned',
    'RmaPartUsed',
    'RmaExchanged',
    'RmaMovementUndone',
    'RmaMovementRefused',
    'RmaQuoted',
    'RmaQuoteFollowed',
    'RmaUnitLent',
    'RmaLoanReturned',
    'RmaLoanLost',
    'RmaLoanExtended',
    'RmaCreditAsked',
    'RmaCreditIssued',
    'RmaCreditRefused',
    'RmaLinkIssued',
    'RmaLinkRevoked',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(
      events.RmaClaimOpened,
      (d) => [keyOf(d, d.reclamo.n)],
      (_, { rma, cliente, ejecutivo, reclamo }, c, _id): ClaimRow => {
        const { n, proveedor, producto, serie, cantidad, motivo } = reclamo;
        return {
          _id,
          rma: rma.number,
          n,
          estado: 'Abierto',
          proveedor_id: proveedor._id,
          proveedor: proveedor.nombre,
          part_number: producto.part_number,
          nombre: producto.nombre,
          marca: producto.marca,
          serie,
          cantidad,
          motivo,
          referencia: null,
          entrega: null,
          respuesta: null,
          cierre: null,
          cliente_id: cliente._id,
          cliente_nombre: cliente.nombre,
          ejecutivo_id: ejecutivo._id,
          createdAt: c.at,
          updatedAt: c.at,
          estatus_at: c.at,
        };
      },
    ),
    rule(events.RmaClaimSent, key, (row, { referencia }, c) => become(row, c, { estado: 'Enviado', referencia })),
    rule(events.RmaClaimAccepted, key, (row, { entrega, respuesta }, c) =>
      become(row, c, { estado: 'Aceptado', entrega, respuesta }),
    ),
    rule(events.RmaClaimRefused, key, (row, { respuesta }, c) => become(row, c, { estado: 'Rechazado', respuesta })),
    rule(events.RmaClaimClosed, key, (row, { cierre }, c) => become(row, c, { estado: 'Cerrado', cierre })),
    rule(
      RmaClientChanged,
      (d) => d.reclamos.map((n) => keyOf(d, n)),
      (row, { cliente }, c) =>
        row && { ...row, cliente_id: cliente._id, cliente_nombre: cliente.nombre, updatedAt: c.at },
    ),
  ],
});
