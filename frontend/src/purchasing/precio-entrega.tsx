import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useCommand } from '../api/hooks.ts';
import { changeLandedCost, createLandedCost } from '../calls/purchasing.ts';
import { nameOf } from '../documents/document-words.ts';
import { CaptureForm } from '../documents/form/capture-form.tsx';
import { Unreadable } from '../documents/unreadable.tsx';
import { useDocument } from '../documents/use-document.ts';
import { today } from '../ui/format/times.ts';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import type { useFormSubmit } from '../ui/forms/use-form-submit.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { NotNow } from '../ui/not-now.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { CostFields } from './landed/cost-fields.tsx';
import { costForm, type CostSent, type CostValues, LABELS, newCost, valuesOf } from './landed/cost-form.ts';
import { CostPreview } from './landed/cost-preview.tsx';
import { costScreen } from './landed/cost-screen.tsx';
import { COSTS, refreshCosts } from './landed/refresh-costs.ts';

const LIST = `/sistema/${COSTS}`;

interface FormProps {
  readonly title: string;
  readonly values: CostValues;
  readonly version?: number;
  readonly onNewer?: (() => void) | undefined;
  readonly submit: Parameters<typeof useFormSubmit<CostSent>>[0]['submit'];
  readonly numberOf: (reply: FormReply) => number;
}

function CostForm({ numberOf, ...rest }: FormProps) {
  const navigate = useNavigate();
  return (
    <CaptureForm<CostValues, CostSent>
      {...rest}
      context="Lo que cuesta puesto en bodega lo que llegó. Nada cambia hasta que se contabiliza."
      list={{ to: LIST, label: 'Ver listado' }}
      schema={costForm}
      labels={LABELS}
      submitLabel="Guardar precio de entrega"
      guarded
      onSaved={(reply) => {
        refreshCosts();
        void navigate(`${LIST}?costeo=${numberOf(reply)}`);
      }}
    >
      {(form) => (
        <>
          <CostFields form={form} />
          <CostPreview form={form} />
        </>
      )}
    </CaptureForm>
  );
}

function Create() {
  const { run } = useCommand(createLandedCost);
  const [values] = useState(() => newCost(today()));
  return (
    <CostForm
      title="Precio de Entrega"
      values={values}
      submit={({ real, ...costo }, options) => run({ costo, real }, options)}
      numberOf={(reply) => (reply as FormReply & { readonly number: number }).number}
    />
  );
}

function Edit({ sheet }: { readonly sheet: LandedCostSheet }) {
  const { run } = useCommand(changeLandedCost);
  const { opened, goOn } = useOpened(sheet);
  return (
    <CostForm
      title={`Editar Precio de Entrega N° ${opened.number}`}
      values={valuesOf(opened)}
      version={opened.version}
      onNewer={goOn}
      submit={({ real, ...costo }, options) => run({ id: opened.number, costo, real }, options)}
      numberOf={() => opened.number}
    />
  );
}

function EditById({ id }: { readonly id: string }) {
  const { found, failed, refusal, error, refetch } = useDocument(costScreen, id, '');
  if (found) return <Edit sheet={found.documento} />;
  if (!failed) return <PageSkeleton />;
  return (
    <Unreadable
      what={nameOf(costScreen.document)}
      page
      refusal={refusal}
      error={error}
      onRetry={refetch}
      lists={Object.keys(costScreen.lists ?? {})}
    />
  );
}

/** `precio-entrega`; `?editar=12` changes one. */
export function Component() {
  const [search] = useSearchParams();
  const may = useMay();
  if (!may(createLandedCost)) return <NotNow />;
  const id = search.get('editar') ?? '';
  return /^\d{1,15}$/.test(id) ? <EditById key={id} id={id} /> : <Create key="nueva" />;
}
