import { shippingAddressMaster } from '@power/domain/settings/views/shipping-address-row';
import { useMemo } from 'react';
import { countries, shippingAddresses } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';
import { useMasterOptions } from '../masters/use-master-options.ts';

/** `configuraciones/shipping-address`. */
export function Component() {
  const pais = useMasterOptions(countries, 'codigo', 'nombre');
  const options = useMemo(() => ({ pais }), [pais]);
  return (
    <MasterPage
      master={shippingAddressMaster}
      context="Adónde se despacha lo que se importa."
      calls={shippingAddresses}
      options={options}
    />
  );
}
