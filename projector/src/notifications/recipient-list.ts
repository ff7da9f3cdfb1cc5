import { SendingPart, SendingPartDone } from '@power/domain/notifications/events';
import { recipientRow } from '@power/domain/notifications/views/sending-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const keyOf = (envio: string, persona: string): string => `${envio}/${persona}`;

/** Whom a mass notification names, and what became of each. */
export default rowProjection(recipientRow, {
  version: 1,
  indexes: [['envio', 'nombre']],
  ignores: ['SendingScheduled', 'SendingCancelled', 'SendingStarted'],
  rules: [
    rule(
      SendingPart,
      (d) => d.personas.map(({ _id }) => keyOf(d._id, _id)),
      (_, { _id, personas }, c, key) => {
        const { _id: persona, nombre } = personas.find((one) => keyOf(_id, one._id) === key)!;
        const state = { estado: 'Pendiente' as const, error: null, notificacion: '' };
        return { _id: key, envio: _id, persona, nombre, ...state, updatedAt: c.at };
      },
    ),
    rule(
      SendingPartDone,
      (d) => d.resultados.map(({ persona }) => keyOf(d._id, persona)),
      (row, { _id, resultados }, c, key) => {
        const { notificacion, error } = resultados.find(({ persona }) => keyOf(_id, persona) === key)!;
        const estado = error === '' ? ('Entregada' as const) : ('Rechazada' as const);
        return row && { ...row, estado, error: error || null, notificacion, updatedAt: c.at };
      },
    ),
  ],
});
