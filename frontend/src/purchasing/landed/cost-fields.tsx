import { typedOptions } from '../../ui/forms/typed-option.ts';
import { Checkbox, MultiSelect, Textarea } from '@mantine/core';
import {
  BASES_SEGURO,
  GASTOS,
  MONEDAS_GASTO,
  NOMBRES_GASTO,
  REPARTOS,
} from '@power/domain/purchasing/landed/terms.shared';
import { Controller, useWatch } from 'react-hook-form';
import { useQueryCall } from '../../api/hooks.ts';
import { landedCostOrders } from '../../calls/purchasing.ts';
import { DateControl, NumberControl } from '../../ui/forms/controlled.tsx';
import { type CostFormApi, LABELS } from './cost-form.ts';
import { InvoiceField } from './invoice-field.tsx';
import styles from './landed.module.css';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly form: CostFormApi;
}

/** The orders that came: those that are chosen already stay among the choices. */
function OrdersField({ form }: Props) {
  const orders = useQueryCall(landedCostOrders, {}).data?.ordenes ?? [];
  const known = new Map(
    orders.map(({ number, proveedor, marca, recibidas }) => [
      String(number),
      `N° ${number} · ${proveedor} · ${marca} · ${recibidas} recibidas`,
    ]),
  );
  return (
    <Controller
      control={form.control}
      name="ordenes"
      render={({ field: { ref, ...field }, fieldState }) => (
        <MultiSelect
          filter={typedOptions}
          {...field}
          ref={ref}
          label={LABELS.ordenes}
          description="Se costean sus recepciones que aún no tienen costo"
          data={[...new Set([...known.keys(), ...field.value])].map((value) => ({
            value,
            label: known.get(value) ?? `N° ${value}`,
          }))}
          searchable
          clearable
          withAsterisk
          nothingFoundMessage="No hay órdenes recibidas por costear"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

interface ChoiceProps extends Props {
  readonly name: 'ad_valorem_reparto' | 'seguro_teorico_base' | `${(typeof GASTOS)[number]}.${'moneda' | 'reparto'}`;
  readonly label: string;
  readonly data: readonly string[];
  readonly disabled?: boolean;
}
const Choice = ({ form, name, label, data, disabled = false }: ChoiceProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <Select
        {...field}
        ref={ref}
        label={label}
        disabled={disabled}
        data={[...data]}
        allowDeselect={false}
        error={fieldState.error?.message}
      />
    )}
  />
);

/** A cost on the way: how much, in what, at which rate, shared out by what. */
function BillFields({ form, name }: Props & { readonly name: (typeof GASTOS)[number] }) {
  const [moneda, invoice] = useWatch({ control: form.control, name: [`${name}.moneda`, 'invoice'] });
  // What the invoice says is not typed.
  const said = Boolean(invoice);
  return (
    <fieldset className={styles.bill}>
      <legend>{NOMBRES_GASTO[name]}</legend>
      <NumberControl
        control={form.control}
        name={`${name}.monto`}
        decimals={moneda === 'CLP' ? 0 : 2}
        label="Monto"
        disabled={said}
      />
      <Choice form={form} name={`${name}.moneda`} label="Moneda" data={MONEDAS_GASTO} disabled={said} />
      <NumberControl
        control={form.control}
        name={`${name}.tipo_cambio`}
        decimals={4}
        label="Tipo de cambio"
        disabled={said || moneda === 'CLP'}
        placeholder={moneda === 'CLP' ? 'En pesos' : ''}
      />
      <Choice form={form} name={`${name}.reparto`} label="Reparto" data={REPARTOS} />
    </fieldset>
  );
}

/** Which orders came, at which rates, and what each thing on the way cost. */
export function CostFields({ form }: Props) {
  const { control } = form;
  const said = Boolean(useWatch({ control, name: 'invoice' }));
  return (
    <>
      <section className={styles.card} aria-label="Importación">
        <OrdersField form={form} />
        <InvoiceField form={form} />
        <div className={styles.fields}>
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
          <NumberControl
            control={control}
            name="tipo_cambio"
            disabled={said}
            decimals={4}
            label={LABELS.tipo_cambio}
            description="Pesos por unidad de la moneda de la orden"
            withAsterisk
          />
          <NumberControl
            control={control}
            name="fob_facturado"
            disabled={said}
            decimals={2}
            label={LABELS.fob_facturado}
            description="Vacío: según la orden"
          />
          <NumberControl
            control={control}
            name="tipo_cambio_aduana"
            disabled={said}
            decimals={4}
            label={LABELS.tipo_cambio_aduana}
            description="Pesos por dólar del mes, de Aduanas"
            withAsterisk
          />
          <NumberControl
            control={control}
            name="ad_valorem_porcentaje"
            disabled={said}
            decimals={2}
            label={LABELS.ad_valorem_porcentaje}
            description="Sobre el CIF; 0 con tratado"
          />
          <Choice form={form} name="ad_valorem_reparto" label={LABELS.ad_valorem_reparto!} data={REPARTOS} />
          <NumberControl
            control={control}
            name="seguro_teorico_porcentaje"
            decimals={2}
            label={LABELS.seguro_teorico_porcentaje}
            description="Sin seguro documentado, sólo para Aduanas; 0 si no corresponde"
          />
          <Choice form={form} name="seguro_teorico_base" label={LABELS.seguro_teorico_base!} data={BASES_SEGURO} />
        </div>
      </section>
      <section className={styles.card} aria-label="Gastos">
        {GASTOS.map((name) => (
          <BillFields key={name} form={form} name={name} />
        ))}
        <Textarea label={LABELS.observacion} autosize maxRows={4} {...form.register('observacion')} />
        <Checkbox
          label="Son los costos reales, según sus facturas"
          description="Sin marcar quedan como estimados: se contabiliza cuando son los reales."
          {...form.register('real')}
        />
      </section>
    </>
  );
}
