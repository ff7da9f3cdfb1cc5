import { Textarea, TextInput } from '@mantine/core';
import { CONCEPTOS, MONEDAS_GASTO, NOMBRES_CONCEPTO, REPARTOS } from '@power/domain/purchasing/landed/terms.shared';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useCommand } from '../../api/hooks.ts';
import { complementLandedCost } from '../../calls/purchasing.ts';
import { today } from '../../ui/format/times.ts';
import { DateControl, NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { complementForm, type ComplementSent, type ComplementValues } from './complement-form.ts';
import { ComplementPreview } from './complement-preview.tsx';
import styles from './landed.module.css';
import { refreshCosts } from './refresh-costs.ts';
import { Select } from '../../ui/forms/select.tsx';

type Form = UseFormReturn<ComplementValues, unknown, ComplementSent>;

const LABELS = {
  concepto: 'Qué se cobró',
  emisor: 'Quién lo cobró',
  documento: 'Factura o nota',
  fecha: 'Fecha',
  monto: 'Monto',
  moneda: 'Moneda',
  tipo_cambio: 'Tipo de cambio',
  reparto: 'Reparto',
  motivo: 'Motivo',
};

interface ChoiceProps {
  readonly form: Form;
  readonly name: 'concepto' | 'moneda' | 'reparto';
  readonly data: readonly { readonly value: string; readonly label: string }[];
}
const Choice = ({ form, name, data }: ChoiceProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <Select
        {...field}
        ref={ref}
        label={LABELS[name]}
        data={[...data]}
        allowDeselect={false}
        error={fieldState.error?.message}
      />
    )}
  />
);
const same = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

function Fields({ form }: { readonly form: Form }) {
  const { control, register, formState } = form;
  const moneda = useWatch({ control, name: 'moneda' });
  const pesos = moneda === 'CLP';
  return (
    <div className={styles.fields}>
      <Choice
        form={form}
        name="concepto"
        data={CONCEPTOS.map((value) => ({ value, label: NOMBRES_CONCEPTO[value] }))}
      />
      <TextInput label={LABELS.emisor} withAsterisk error={formState.errors.emisor?.message} {...register('emisor')} />
      <TextInput
        label={LABELS.documento}
        withAsterisk
        error={formState.errors.documento?.message}
        {...register('documento')}
      />
      <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
      <NumberControl
        control={control}
        name="monto"
        decimals={pesos ? 0 : 2}
        label={LABELS.monto}
        description="Neto; con signo menos si rebaja"
        withAsterisk
      />
      <Choice form={form} name="moneda" data={same(MONEDAS_GASTO)} />
      <NumberControl
        control={control}
        name="tipo_cambio"
        decimals={4}
        label={LABELS.tipo_cambio}
        disabled={pesos}
        placeholder={pesos ? 'En pesos' : ''}
      />
      <Choice form={form} name="reparto" data={same(REPARTOS)} />
    </div>
  );
}

interface Props {
  readonly sheet: LandedCostSheet;
  readonly onNewer: (() => void) | undefined;
  readonly onClose: () => void;
}

/** *Agregar complemento*: a bill that came late, with what it does before it is added. */
export function ComplementDialog({ sheet, onNewer, onClose }: Props) {
  const { run } = useCommand(complementLandedCost);
  return (
    <FormDialog<ComplementValues, ComplementSent>
      title={`Complemento del Precio de Entrega N° ${sheet.number}`}
      size="document"
      schema={complementForm}
      defaultValues={{
        concepto: 'forwarder',
        emisor: '',
        documento: '',
        fecha: today(),
        moneda: 'CLP',
        tipo_cambio: null,
        reparto: 'Valor',
        motivo: '',
      }}
      submitLabel="Agregar complemento"
      labels={LABELS}
      version={sheet.version}
      onNewer={onNewer}
      onClose={onClose}
      submit={async ({ motivo, ...complemento }, options) => {
        const reply = await run({ id: sheet.number, complemento, motivo }, options);
        refreshCosts();
        return reply;
      }}
    >
      {(form) => (
        <>
          <Fields form={form} />
          <Textarea
            label={LABELS.motivo}
            description="Por qué llega después: queda en la historia"
            autosize
            maxRows={4}
            withAsterisk
            error={form.formState.errors.motivo?.message}
            {...form.register('motivo')}
          />
          <ComplementPreview form={form} id={sheet.number} />
        </>
      )}
    </FormDialog>
  );
}
