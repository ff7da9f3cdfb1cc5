import { Anchor } from '@mantine/core';
import { quotationAlertMaster } from '@power/domain/quotations/views/alert-row';
import { Link } from 'react-router-dom';
import { quotationAlerts } from '../calls/quotations.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `alertas`: rules on the total of quotations, held against each one that is saved. */
export const Component = () => (
  <MasterPage
    master={quotationAlertMaster}
    calls={quotationAlerts}
    context={
      <>
        Se evalúan al guardar una cotización.{' '}
        <Anchor component={Link} to="/sistema/alertas/disparos" size="sm">
          Ver las que se dispararon
        </Anchor>
      </>
    }
  />
);
