import { monthlyRateMaster } from '@power/domain/pricing/views/monthly-rate-row';
import { monthlyRates } from '../calls/pricing.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** *Tipo de cambio mensual*: what foreign price lists and quotations count with. */
export const Component = () => <MasterPage master={monthlyRateMaster as never} calls={monthlyRates} />;
