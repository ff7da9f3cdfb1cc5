import { shippingMethodMaster } from '@power/domain/settings/views/shipping-method-row';
import { shippingMethods } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/shipping-method`. */
export const Component = () => (
  <MasterPage
    master={shippingMethodMaster}
    context="Cómo viaja lo que se importa, cuánto demora y cuánto encarece."
    calls={shippingMethods}
  />
);
