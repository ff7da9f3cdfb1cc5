import { paymentOptionMaster } from '@power/domain/finance/views/payment-option-row';
import { paymentOptions } from '../calls/finance.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/condiciones_pago`. */
export const Component = () => (
  <MasterPage
    master={paymentOptionMaster}
    context="Cómo pagan los clientes, y a cuántos días."
    calls={paymentOptions}
  />
);
