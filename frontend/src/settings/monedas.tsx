import { currencyMaster } from '@power/domain/settings/views/currency-row';
import { currencies } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/monedas`. */
export const Component = () => (
  <MasterPage master={currencyMaster} context="Las monedas en que se compra." calls={currencies} />
);
