import { countryMaster } from '@power/domain/settings/views/country-row';
import { countries } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/paises`. */
export const Component = () => (
  <MasterPage
    master={countryMaster}
    context="Países de los proveedores y de las direcciones de envío."
    calls={countries}
  />
);
