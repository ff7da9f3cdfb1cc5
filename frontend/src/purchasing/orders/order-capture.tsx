import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { useCommand } from '../../api/hooks.ts';
import { changePurchaseOrder, createPurchaseOrder } from '../../calls/purchasing.ts';
import { CaptureForm } from '../../documents/form/capture-form.tsx';
import { nameOf } from '../../documents/document-words.ts';
import { Unreadable } from '../../documents/unreadable.tsx';
import { useDocument } from '../../documents/use-document.ts';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import type { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { NotNow } from '../../ui/not-now.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { OrderFields } from './order-fields.tsx';
import {
  type BegunOrder,
  LABELS,
  type Names,
  namesOf,
  newOrder,
  orderForm,
  type OrderSent,
  type OrderValues,
  valuesOf,
} from './order-form.ts';
import { OrderLines } from './order-lines.tsx';
import { OrderWarnings } from './order-warnings.tsx';
import { orderScreen } from './order-screen.tsx';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

const LIST = '/sistema/ordenes-de-compra-importacion';

interface FormProps {
  readonly title: string;
  readonly values: OrderValues;
  readonly names: Names;
  readonly version?: number;
  readonly onNewer?: (() => void) | undefined;
  readonly submit: Parameters<typeof useFormSubmit<OrderSent>>[0]['submit'];
  readonly numberOf: (reply: FormReply) => number;
}

function OrderForm({ names, numberOf, ...rest }: FormProps) {
  const navigate = useNavigate();
  return (
    <CaptureForm<OrderValues, OrderSent>
      {...rest}
      context="Queda como borrador hasta que se emite al proveedor."
      list={{ to: LIST, label: 'Ver órdenes' }}
      schema={orderForm}
      labels={LABELS}
      submitLabel="Guardar orden"
      guarded
      onSaved={(reply) => {
        refreshPurchaseOrders();
        void navigate(`${LIST}?oc=${numberOf(reply)}`);
      }}
    >
      {(form) => (
        <>
          <OrderFields form={form} />
          <OrderLines form={form} names={names} />
          <OrderWarnings form={form} />
        </>
      )}
    </CaptureForm>
  );
}

function Create() {
  const { run } = useCommand(createPurchaseOrder);
  // Products that were chosen elsewhere (`informeparacompras`) come along with the way here.
  const begun = useLocation().state as BegunOrder | null;
  const [values] = useState(() => ({ ...newOrder(), ...begun?.values }));
  return (
    <OrderForm
      title="Crear OC de importación"
      values={values}
      names={begun?.names ?? {}}
      submit={(orden, options) => run({ orden }, options)}
      numberOf={(reply) => (reply as FormReply & { readonly number: number }).number}
    />
  );
}

function Edit({ sheet }: { readonly sheet: PurchaseOrderSheet }) {
  const { run } = useCommand(changePurchaseOrder);
  const { opened, goOn } = useOpened(sheet);
  return (
    <OrderForm
      title={`Editar Orden de Compra N° ${opened.number}`}
      values={valuesOf(opened)}
      names={namesOf(opened)}
      version={opened.version}
      onNewer={goOn}
      submit={(orden, options) => run({ id: opened.number, orden }, options)}
      numberOf={() => opened.number}
    />
  );
}

function EditById({ id }: { readonly id: string }) {
  const { found, failed, refusal, error, refetch } = useDocument(orderScreen, id, '');
  if (found) return <Edit sheet={found.documento} />;
  if (!failed) return <PageSkeleton />;
  return (
    <Unreadable
      what={nameOf(orderScreen.document)}
      page
      refusal={refusal}
      error={error}
      onRetry={refetch}
      lists={Object.keys(orderScreen.lists ?? {})}
    />
  );
}

/** `oc-importacion-crear`; `?editar=12` changes one. */
export function Component() {
  const [search] = useSearchParams();
  const may = useMay();
  if (!may(createPurchaseOrder)) return <NotNow />;
  const id = search.get('editar') ?? '';
  return /^\d{1,15}$/.test(id) ? <EditById key={id} id={id} /> : <Create key="nueva" />;
}
