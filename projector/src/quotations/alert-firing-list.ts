import { QuotationAlertFired } from '@power/domain/quotations/events';
import { alertFiringRow } from '@power/domain/quotations/views/alert-row';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Which rule fired when; whoever is in its list, and nobody else, is told at once (`alertaCotizaciones`). */
export default rowProjection(alertFiringRow, {
  version: 1,
  indexes: [['fecha'], ['number']],
  ignores: ['QuotationAlertCleared'],
  rules: [
    rule(
      QuotationAlertFired,
      ({ cotizacion, alerta, fecha }) => [`${cotizacion.number}-${alerta._id}-${fecha}`],
      (_, { cotizacion, alerta, total, fecha }) => ({
        _id: `${cotizacion.number}-${alerta._id}-${fecha}`,
        fecha,
        number: cotizacion.number,
        cliente_nombre: cotizacion.cliente.nombre,
        ejecutivo_nombre: cotizacion.ejecutivo.nombre,
        alerta: alerta.nombre,
        modo: alerta.modo,
        divisa: alerta.divisa,
        valor: alerta.valor,
        total,
        listaEmail: alerta.listaEmail,
      }),
    ),
  ],
  announcements: [
    announce(QuotationAlertFired, ({ cotizacion, alerta: { modo, divisa, valor, listaEmail }, usuarios }) =>
      usuarios.length === 0
        ? []
        : [
            {
              evento: 'alertaCotizaciones',
              datos: { number: cotizacion.number, alerta: { modo, divisa, valor, listaEmail } },
              para: { usuarios },
            },
          ],
    ),
  ],
});
