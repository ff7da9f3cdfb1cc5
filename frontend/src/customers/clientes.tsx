import { customerImport } from '@power/domain/customers/customer-import.shared';
import { seesOwnOnly } from '@power/domain/kernel/query';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { customerCalls, customerExport, customerGrid, registerCustomer } from '../calls/customers.ts';
import { useForeseen } from '../documents/use-foreseen.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ImportButton } from '../imports/import-button.shared.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { customerCard, customerColumns, ownCustomerColumns } from './customer-columns.tsx';
import { useCustomerBulk } from './customer-bulk.tsx';
import { CustomerDialogs } from './customer-dialogs.tsx';
import { customerScreen } from './customer-screen.tsx';
import { LIST, refreshCustomers } from './refresh-customers.ts';
import { ReassignDialog } from './reassign-dialog.tsx';
import { type CustomerView, useCustomerDialog } from './use-customer-dialog.shared.ts';

/** *Clientes*: those whom the person may see; each opens at its own address. */
export function Component() {
  const may = useMay();
  const { perfil } = useCurrentUser().perfiles;
  const { show } = useCustomerDialog();
  const [{ asOf }] = useListState();
  const ahead = useForeseen(customerCalls.one, asOf);
  const offered = useDocumentActions(customerScreen);
  const bulk = useCustomerBulk();
  return (
    <ListPage
      name={LIST}
      title="Clientes"
      context="A quién se le vende, con qué cupo y condición, y quién lo atiende."
      unit={['cliente', 'clientes']}
      query={customerGrid}
      columns={seesOwnOnly(customerGrid.scope, perfil) ? ownCustomerColumns : customerColumns}
      rowId={(c) => c._id}
      card={customerCard}
      asOf
      onStay={(c) => ahead(c._id)}
      onOpen={(c) => show(c._id)}
      actions={(c) => [{ label: 'Ver ficha', icon: <IconEye size={16} stroke={1.6} />, run: () => show(c._id) }]}
      moreActions={(c) => offered(c._id, asOf, (view) => show(c._id, view as CustomerView))}
      {...(bulk ? { bulk } : {})}
      {...(may(customerExport) ? { exportCall: customerExport } : {})}
      {...(may(registerCustomer)
        ? {
            action: (
              <>
                <ImportButton kinds={[customerImport]} onDone={refreshCustomers} />
                <Button leftSection={<IconPlus size={16} />} onClick={() => show('nuevo')}>
                  Nuevo cliente
                </Button>
              </>
            ),
          }
        : {})}
      empty={{ title: 'Todavía no hay clientes', hint: 'Crea el primero o impórtalos de una planilla.' }}
    >
      <CustomerDialogs />
      <ReassignDialog />
    </ListPage>
  );
}
