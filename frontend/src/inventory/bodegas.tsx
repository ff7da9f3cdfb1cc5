import { warehouseMaster } from '@power/domain/inventory/views/warehouse-row';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { warehouses } from '../calls/inventory.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `bodegas`. */
export const Component = () => (
  <MasterPage
    master={warehouseMaster}
    context={
      <>
        Dónde está lo que se vende, y desde dónde se entrega.{' '}
        <Anchor component={Link} underline="always" to="/sistema/bodegas/plano">
          Ver el plano
        </Anchor>
      </>
    }
    calls={warehouses}
  />
);
