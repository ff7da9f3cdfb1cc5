import { paymentMethodMaster } from '@power/domain/settings/views/payment-method-row';
import { importPayments } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/payment-method`. */
export const Component = () => (
  <MasterPage
    master={paymentMethodMaster}
    calls={importPayments}
    context="Cómo se paga a proveedores. Cómo pagan los clientes está en Condiciones de Pago."
  />
);
