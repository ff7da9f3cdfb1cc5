import type { InvoiceSheet } from '@power/domain/invoice/views/sheet';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCommand } from '../api/hooks.ts';
import { captureInvoice, changeInvoice } from '../calls/invoice.ts';
import { CaptureForm } from '../documents/form/capture-form.tsx';
import { useDocument } from '../documents/use-document.ts';
import { nameOf } from '../documents/document-words.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { today } from '../ui/format/times.ts';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import type { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ExplainedFigures } from './explained-figures.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { explainedOf, invoiceForm, type InvoiceValues, LABELS, newInvoice, valuesOf } from './invoice-form.ts';
import { type InvoiceFormApi, InvoiceLines } from './invoice-lines.tsx';
import { invoiceScreen } from './invoice-screen.tsx';
import styles from './invoice.module.css';
import { refreshInvoices } from './refresh-invoices.ts';

function Totals({ form }: { form: InvoiceFormApi }) {
  const values = useWatch({ control: form.control }) as InvoiceValues;
  return (
    <section className={styles.card} aria-label="Totales y derechos">
      <h2>Totales y derechos</h2>
      <ExplainedFigures blocks={explainedOf(values)} divisa={values.moneda} />
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

function InvoiceForm({ numberOf, ...rest }: FormProps) {
  const navigate = useNavigate();
  return (
    <CaptureForm<InvoiceValues, InvoiceValues>
      {...rest}
      context="Totales y derechos se calculan solos y se explican línea por línea."
      list={{ to: '/invoice-listado', label: 'Ver listado' }}
      schema={invoiceForm}
      labels={LABELS}
      submitLabel="Guardar invoice"
      onSaved={(reply) => {
        refreshInvoices();
        void navigate(`/invoice-listado?invoice=${numberOf(reply)}`);
      }}
    >
      {(form) => (
        <>
          <InvoiceFields form={form} />
          <InvoiceLines form={form} />
          <Totals form={form} />
        </>
      )}
    </CaptureForm>
  );
}

function Create() {
  const { run } = useCommand(captureInvoice);
  const [values] = useState(() => newInvoice(today()));
  return (
    <InvoiceForm
      title="Invoice"
      values={values}
      submit={(invoice, options) => run({ invoice }, options)}
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
      submit={(invoice, options) => run({ id: opened.number, invoice }, options)}
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
