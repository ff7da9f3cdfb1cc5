import { Checkbox, MultiSelect, Select, Textarea } from '@mantine/core';
import { GASTOS, MONEDAS_GASTO, NOMBRES_GASTO, REPARTOS } from '@power/domain/purchasing/landed/terms.shared';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useQueryCall } from '../../api/hooks.ts';
import { landedCostOrders } from '../../calls/purchasing.ts';
import { DateControl, NumberControl } from '../../ui/forms/controlled.tsx';
import { type CostSent, type CostValues, LABELS } from './cost-form.ts';
import styles from './landed.module.css';

export type CostFormApi = UseFormReturn<CostValues, unknown, CostSent>;
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
  readonly name: 'ad_valorem_reparto' | `${(typeof GASTOS)[number]}.${'moneda' | 'reparto'}`;
  readonly label: string;
  readonly data: readonly string[];
}
const Choice = ({ form, name, label, data }: ChoiceProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field: { ref, ...field }, fieldState }) => (
      <Select
        {...field}
        ref={ref}
        label={label}
        data={[...data]}
        allowDeselect={false}
        error={fieldState.error?.message}
      />
    )}
  />
);

/** A cost on the way: how much, in what, at which rate, shared out by what. */
function BillFields({ form, name }: Props & { readonly name: (typeof GASTOS)[number] }) {
  const moneda = useWatch({ control: form.control, name: `${name}.moneda` });
  return (
    <fieldset className={styles.bill}>
      <legend>{NOMBRES_GASTO[name]}</legend>
      <NumberControl control={form.control} name={`${name}.monto`} decimals={moneda === 'CLP' ? 0 : 2} label="Monto" />
      <Choice form={form} name={`${name}.moneda`} label="Moneda" data={MONEDAS_GASTO} />
      <NumberControl
        control={form.control}
        name={`${name}.tipo_cambio`}
        decimals={4}
        label="Tipo de cambio"
        disabled={moneda === 'CLP'}
        placeholder={moneda === 'CLP' ? 'En pesos' : ''}
      />
      <Choice form={form} name={`${name}.reparto`} label="Reparto" data={REPARTOS} />
    </fieldset>
  );
}

/** Which orders came, at which rates, and what each thing on the way cost. */
export function CostFields({ form }: Props) {
  const { control } = form;
  return (
    <>
      <section className={styles.card} aria-label="Importación">
        <OrdersField form={form} />
        <div className={styles.fields}>
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
          <NumberControl
            control={control}
            name="tipo_cambio"
            decimals={4}
            label={LABELS.tipo_cambio}
            description="Pesos por unidad de la moneda de la orden"
            withAsterisk
          />
          <NumberControl
            control={control}
            name="fob_facturado"
            decimals={2}
            label={LABELS.fob_facturado}
            description="Vacío: según la orden"
          />
          <NumberControl
            control={control}
            name="tipo_cambio_aduana"
            decimals={4}
            label={LABELS.tipo_cambio_aduana}
            description="Pesos por dólar del mes, de Aduanas"
            withAsterisk
          />
          <NumberControl
            control={control}
            name="ad_valorem_porcentaje"
            decimals={2}
            label={LABELS.ad_valorem_porcentaje}
            description="Sobre el CIF; 0 con tratado"
          />
          <Choice form={form} name="ad_valorem_reparto" label={LABELS.ad_valorem_reparto!} data={REPARTOS} />
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
