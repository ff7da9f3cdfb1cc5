import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { Modal } from '@mantine/core';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { useCommand } from '../api/hooks.ts';
import { changeCustomer, registerCustomer } from '../calls/customers.ts';
import { useDocument } from '../documents/use-document.ts';
import { useOrderValues } from '../orders/payment-names.shared.ts';
import { nameOf } from '../documents/document-words.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { AddressFields } from './address-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { customerScreen } from './customer-screen.tsx';
import { changedOf, customerForm, type CustomerValues, LABELS, NEW_CUSTOMER, valuesOf } from './form-values.ts';
import { refreshCustomers } from './refresh-customers.ts';

type Opened = CustomerSheet & { readonly version: number };

/** The customer as it was when the form opened is what the person edits. */
function EditForm({ customer, onClose }: { customer: Opened; onClose: () => void }) {
  const { run } = useCommand(changeCustomer);
  const { opened, goOn } = useOpened(customer);
  const before = valuesOf(opened);
  return (
    <FormDialog<CustomerValues>
      title={`Editar ${opened.nombre}`}
      schema={customerForm}
      defaultValues={before}
      submitLabel="Guardar cliente"
      version={opened.version}
      onNewer={goOn}
      valueName={useOrderValues()}
      labels={LABELS}
      size="history"
      submit={(values, options) =>
        run({ accion: 'simple', id: opened._id, cliente: changedOf(values, before) } as never, options)
      }
      onDone={refreshCustomers}
      onClose={onClose}
    >
      {(form) => (
        <>
          <CustomerFields form={form} customer={opened} />
          <AddressFields form={form} />
          <ContactFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

function Edit({ id, onClose }: { id: string; onClose: () => void }) {
  const { found, failed, refusal, error, refetch } = useDocument(customerScreen, id, '');
  if (found) return <EditForm customer={found.documento} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="Editar cliente" size={SHEET.history}>
      {failed ? (
        <Unreadable
          what={nameOf(customerScreen.document)}
          refusal={refusal}
          error={error}
          onRetry={refetch}
          onClose={onClose}
        />
      ) : (
        <PageSkeleton />
      )}
    </Modal>
  );
}

function Create({ onClose, onCreated }: { onClose: () => void; onCreated: ((id: string) => void) | undefined }) {
  const { run } = useCommand(registerCustomer);
  return (
    <FormDialog<CustomerValues>
      title="Nuevo cliente"
      schema={customerForm}
      defaultValues={NEW_CUSTOMER}
      submitLabel="Crear cliente"
      labels={LABELS}
      size="history"
      submit={({ ejecutivo, ...values }, options) =>
        run({ cliente: { ...values, ...(ejecutivo && { ejecutivo }) } }, options)
      }
      onDone={refreshCustomers}
      onClose={onClose}
      {...(onCreated && { closeWith: (reply) => onCreated((reply as FormReply & { readonly _id: string })._id) })}
    >
      {(form) => (
        <>
          <CustomerFields form={form} />
          <AddressFields form={form} />
          <ContactFields form={form} />
        </>
      )}
    </FormDialog>
  );
}

interface Props {
  /** Absent: a new one. */
  readonly id?: string;
  readonly onClose: () => void;
  readonly onCreated?: (id: string) => void;
}

/** Makes or changes a customer, with its addresses and contacts. */
export const CustomerForm = ({ id, onClose, onCreated }: Props) =>
  id === undefined ? <Create onClose={onClose} onCreated={onCreated} /> : <Edit id={id} onClose={onClose} />;
