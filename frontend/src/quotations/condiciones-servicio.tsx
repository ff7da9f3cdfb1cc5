import { serviceConditionMaster } from '@power/domain/quotations/views/condition-row';
import { serviceConditions } from '../calls/quotations.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `condiciones-servicio`: text blocks of quotations. */
export const Component = () => (
  <MasterPage
    master={serviceConditionMaster}
    calls={serviceConditions}
    context="Una cotización guarda el texto como estaba cuando lo usó."
  />
);
