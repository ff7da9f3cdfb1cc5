import { monthlyRateMaster } from '@power/domain/pricing/views/monthly-rate-row';
import { monthlyRates } from '../calls/pricing.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** *Tipo de cambio mensual*: what foreign price lists and quotations count with. */
export const Component = () => (
  <MasterPage
    master={monthlyRateMaster}
    context="Con qué dólar y qué euro se cotiza y se ponen precios cada mes."
    calls={monthlyRates}
  />
);
