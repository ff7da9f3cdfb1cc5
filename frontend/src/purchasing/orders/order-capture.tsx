import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { useCommand } from '../../api/hooks.ts';
import { changePurchaseOrder, createPurchaseOrder } from '../../calls/purchasing.ts';
import { nameOf } from '../../documents/document-words.ts';
import { Unreadable } from '../../documents/unreadable.tsx';
import { useDocument } from '../../documents/use-document.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { ErrorSummary, RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { speakSpanish } from '../../ui/forms/spanish-errors.ts';
import { StaleAlert } from '../../ui/forms/stale-alert.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { takeTheirs } from '../../ui/forms/theirs.ts';
import { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.tsx';
import { NotNow } from '../../ui/not-now.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { OrderFields } from './order-fields.tsx';
import {
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
import { orderScreen } from './order-screen.tsx';
import styles from './orders.module.css';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';

speakSpanish();

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

function OrderForm({ title, values, names, version, onNewer, submit, numberOf }: FormProps) {
  const navigate = useNavigate();
  const form = useForm<OrderValues, unknown, OrderSent>({
    resolver: zodResolver(orderForm),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { errors, submitCount, isDirty } = form.formState;
  const unsaved = useUnsaved(isDirty);
  const sending = useFormSubmit<OrderSent>({
    ...(version === undefined ? {} : { version }),
    submit,
    onDone: (reply) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      refreshPurchaseOrders();
      unsaved.done(() => void navigate(`${LIST}?oc=${numberOf(reply)}`));
    },
  });
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    // What nobody touched here takes the newer values.
    form.reset(values, { keepDirtyValues: true });
    sending.forget();
  }, [version]);
  const send = (onTopOf?: number) => form.handleSubmit((typed) => sending.send(typed, onTopOf ?? version))();
  const mine = () => {
    takeTheirs(form, sending.refusal?.cambios);
    return send(sending.refusal?.version);
  };
  return (
    <>
      {unsaved.guard}
      <PageHeader
        title={title}
        context="Queda como borrador hasta que se emite al proveedor."
        action={
          <Button component={Link} to={LIST} variant="default">
            Ver órdenes
          </Button>
        }
      />
      <form
        className={styles.form}
        noValidate
        aria-busy={sending.busy}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      >
        {submitCount > 0 && (
          <ErrorSummary errors={errors} labels={LABELS} focus={(name) => form.setFocus(name as keyof OrderValues)} />
        )}
        {sending.refusal &&
          (sending.stale ? (
            <StaleAlert
              reply={sending.refusal}
              onApply={() => void mine()}
              onNewer={onNewer}
              busy={sending.busy}
              mine={(campo) => Object.hasOwn(form.formState.dirtyFields, campo)}
            />
          ) : (
            <RefusalAlert reply={sending.refusal} />
          ))}
        <OrderFields form={form} />
        <OrderLines form={form} names={names} />
        <div className={styles.foot}>
          <Button type="submit" size="md" loading={sending.busy} disabled={sending.stale}>
            Guardar orden
          </Button>
        </div>
      </form>
    </>
  );
}

function Create() {
  const { run } = useCommand(createPurchaseOrder);
  const [values] = useState(newOrder);
  return (
    <OrderForm
      title="Crear OC de importación"
      values={values}
      names={{}}
      submit={async (orden, options) => (await run({ orden }, options)) as unknown as FormReply}
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
      submit={async (orden, options) => (await run({ id: opened.number, orden }, options)) as unknown as FormReply}
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
