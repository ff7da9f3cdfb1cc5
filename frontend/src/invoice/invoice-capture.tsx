import { zodResolver } from '@hookform/resolvers/zod';
import type { InvoiceSheet } from '@power/domain/invoice/views/sheet';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCommand } from '../api/hooks.ts';
import { captureInvoice, changeInvoice } from '../calls/invoice.ts';
import { useDocument } from '../documents/use-document.ts';
import { nameOf } from '../documents/document-words.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { today } from '../ui/format/times.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { ErrorSummary, RefusalAlert } from '../ui/forms/form-messages.tsx';
import { speakSpanish } from '../ui/forms/spanish-errors.ts';
import { StaleAlert } from '../ui/forms/stale-alert.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { takeTheirs } from '../ui/forms/theirs.ts';
import { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { explainedOf, invoiceForm, type InvoiceValues, LABELS, newInvoice, valuesOf } from './invoice-form.ts';
import { type InvoiceFormApi, InvoiceLines } from './invoice-lines.tsx';
import { invoiceScreen } from './invoice-screen.tsx';
import styles from './invoice.module.css';
import { refreshInvoices } from './refresh-invoices.ts';

speakSpanish();

function Totals({ form }: { form: InvoiceFormApi }) {
  const values = useWatch({ control: form.control }) as InvoiceValues;
  return (
    <section className={styles.card} aria-label="Totales y derechos">
      <h2>Totales y derechos</h2>
      <ExplainedFigures blocks={explainedOf(values)} />
    </section>
  );
}

interface FormProps {
  readonly title: string;
  readonly values: InvoiceValues;
  readonly version?: number;
  readonly onNewer?: (() => void) | undefined;
  readonly submit: Parameters<typeof useFormSubmit<InvoiceValues>>[0]['submit'];
  readonly numberOf: (reply: FormReply) => number;
}

function InvoiceForm({ title, values, version, onNewer, submit, numberOf }: FormProps) {
  const navigate = useNavigate();
  const form = useForm<InvoiceValues, unknown, InvoiceValues>({
    resolver: zodResolver(invoiceForm),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { errors, submitCount } = form.formState;
  const sending = useFormSubmit<InvoiceValues>({
    ...(version === undefined ? {} : { version }),
    submit,
    onDone: (reply) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      refreshInvoices();
      void navigate(`/invoice-listado?invoice=${numberOf(reply)}`);
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
  const mine = () => {
    takeTheirs(form, sending.refusal?.cambios);
    return form.handleSubmit((typed) => sending.send(typed, sending.refusal?.version))();
  };
  return (
    <>
      <PageHeader
        title={title}
        context="Totales y derechos se calculan solos y se explican línea por línea."
        action={
          <Button component={Link} to="/invoice-listado" variant="default">
            Ver listado
          </Button>
        }
      />
      <form
        className={styles.form}
        onSubmit={(e) => void form.handleSubmit((typed) => sending.send(typed))(e)}
        noValidate
        aria-busy={sending.busy}
      >
        {submitCount > 0 && (
          <ErrorSummary errors={errors} labels={LABELS} focus={(name) => form.setFocus(name as keyof InvoiceValues)} />
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
        <InvoiceFields form={form} />
        <InvoiceLines form={form} />
        <Totals form={form} />
        <div className={styles.foot}>
          <Button type="submit" size="md" loading={sending.busy} disabled={sending.stale}>
            Guardar invoice
          </Button>
        </div>
      </form>
    </>
  );
}

function Create() {
  const { run } = useCommand(captureInvoice);
  const [values] = useState(() => newInvoice(today()));
  return (
    <InvoiceForm
      title="Invoice"
      values={values}
      submit={async (invoice, options) => (await run({ invoice }, options)) as unknown as FormReply}
      numberOf={(reply) => (reply as FormReply & { readonly number: number }).number}
    />
  );
}

function Edit({ sheet }: { readonly sheet: InvoiceSheet }) {
  const { run } = useCommand(changeInvoice);
  const { opened, goOn } = useOpened(sheet);
  return (
    <InvoiceForm
      title={`Editar Invoice N° ${opened.number}`}
      values={valuesOf(opened)}
      version={opened.version}
      onNewer={goOn}
      submit={async (invoice, options) => (await run({ id: opened.number, invoice }, options)) as unknown as FormReply}
      numberOf={() => opened.number}
    />
  );
}

function EditById({ id }: { readonly id: string }) {
  const { found, failed, refusal, error, refetch } = useDocument(invoiceScreen, id, '');
  if (found) return <Edit sheet={found.documento} />;
  if (!failed) return <PageSkeleton />;
  const lists = Object.keys(invoiceScreen.lists ?? {});
  return (
    <Unreadable
      what={nameOf(invoiceScreen.document)}
      page
      refusal={refusal}
      error={error}
      onRetry={refetch}
      lists={lists}
    />
  );
}

/** Captures an import invoice; `?editar=12` corrects one. */
export function InvoiceCapture() {
  const [search] = useSearchParams();
  const id = search.get('editar') ?? '';
  return /^\d{1,15}$/.test(id) ? <EditById key={id} id={id} /> : <Create key="nueva" />;
}
