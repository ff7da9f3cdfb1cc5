import { RouteStopPaid } from '@power/domain/dispatches/events';
import { dayOf } from '@power/domain/kernel/dates';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/** What a route brings in pays the invoice of its order. */
export default defineProcess('finance/collected-payments', 'Pagos de lo cobrado en los despachos', [
  react(RouteStopPaid, async ({ despacho, parada, pago }, { stream, version }, tools) => {
    await tools.command(
      'register-customer-payment',
      {
        accion: 'cliente',
        pedido: parada.pedido._id,
        monto: pago.monto,
        fecha: dayOf(pago.fecha),
        referencia: `Despacho N° ${despacho.number}${pago.referencia ? `, ${pago.referencia}` : ''}`.slice(0, 120),
      },
      `collected-payments/${stream}/${version}`,
    );
  }),
]);
