import {
  SendingCancelled,
  SendingPartDone,
  SendingScheduled,
  SendingStarted,
} from '@power/domain/notifications/events';
import { sendingRow } from '@power/domain/notifications/views/sending-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];

/** Mass notifications, with their progress. */
export default rowProjection(sendingRow, {
  version: 1,
  indexes: [['createdAt']],
  ignores: ['SendingPart'],
  rules: [
    rule(SendingScheduled, key, (_, { _id, mensaje, segmento, inicia, estimados, autor }, c) => ({
      _id,
      titulo: mensaje.titulo,
      tipo: mensaje.tipo,
      estado: 'Programado',
      inicia,
      personas: estimados,
      entregadas: 0,
      rechazadas: 0,
      autor: autor.nombre,
      motivo: null,
      mensaje,
      segmento,
      createdAt: c.at,
      updatedAt: c.at,
    })),
    rule(
      SendingCancelled,
      key,
      (row, { motivo }, c) => row && { ...row, estado: 'Cancelado', motivo, updatedAt: c.at },
    ),
    rule(
      SendingStarted,
      key,
      (row, { personas }, c) =>
        row && { ...row, personas, estado: personas === 0 ? 'Enviado' : 'Enviando', updatedAt: c.at },
    ),
    rule(SendingPartDone, key, (row, { resultados }, c) => {
      if (!row) return row;
      const refused = resultados.filter(({ error }) => error !== '').length;
      const entregadas = row.entregadas + resultados.length - refused;
      const rechazadas = row.rechazadas + refused;
      const estado = entregadas + rechazadas >= row.personas ? 'Enviado' : row.estado;
      return { ...row, entregadas, rechazadas, estado, updatedAt: c.at };
    }),
  ],
});
