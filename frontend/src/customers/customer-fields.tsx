import { CREDIT, REASSIGNERS } from '@power/domain/customers/access.shared';
import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { SimpleGrid, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useCurrentUser } from '../access/current-user.ts';
import { usePayment } from '../orders/payment-names.shared.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { RutInput } from '../ui/forms/rut-input.tsx';
import { type CustomerValues, LABELS, TIPOS } from './form-values.ts';
import { useSellers } from './use-sellers.ts';
import { Select } from '../ui/forms/select.tsx';

export type CustomerFormApi = UseFormReturn<CustomerValues, unknown, CustomerValues>;

/** Who a customer is, who sells to it and on which terms; what somebody may not set is shown and locked. */
export function CustomerFields({ form, customer }: { form: CustomerFormApi; customer?: CustomerSheet }) {
  const { permisos, perfiles } = useCurrentUser();
  const perfil = perfiles.perfil as Perfil;
  const credit = CREDIT.includes(perfil);
  const assigns = REASSIGNERS.includes(perfil);
  const { condiciones } = usePayment({ condicion: customer?.condicion_pago ?? 'CON' });
  const sellers = useSellers(customer?.ejecutivo ?? undefined);
  const { register, control, formState } = form;
  const text = (name: 'nombre' | 'giro' | 'email' | 'phone', more: object = {}) => (
    <TextInput
      label={LABELS[name]}
      autoComplete="off"
      error={formState.errors[name]?.message}
      {...more}
      {...register(name)}
    />
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      {text('nombre', { withAsterisk: true, 'data-autofocus': true })}
      <Controller
        control={control}
        name="legalcode"
        render={({ field: { ref: _, ...field }, fieldState }) => (
          <RutInput
            {...field}
            withAsterisk
            readOnly={customer !== undefined}
            {...(customer && { description: 'Otro RUT es otra empresa: no se cambia' })}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="tipo_cliente"
        render={({ field: { ref: _, ...field } }) => (
          <Select
            {...field}
            label={LABELS.tipo_cliente}
            placeholder="Sin Tipo"
            data={[...TIPOS]}
            clearable
            disabled={!permisos.tipocliente}
            description={permisos.tipocliente ? undefined : 'Lo cambia quien tiene ese permiso'}
          />
        )}
      />
      {assigns && (
        <Controller
          control={control}
          name="ejecutivo"
          render={({ field: { ref: _, ...field } }) => (
            <Select
              {...field}
              label={LABELS.ejecutivo}
              placeholder="Sin ejecutivo"
              data={sellers}
              searchable
              clearable
              nothingFoundMessage="Ningún ejecutivo coincide"
            />
          )}
        />
      )}
      {text('giro')}
      <Controller
        control={control}
        name="condicion_pago"
        render={({ field: { ref: _, onChange, ...field }, fieldState }) => (
          <Select
            {...field}
            onChange={(v) => onChange(v ?? field.value)}
            label={LABELS.condicion_pago}
            data={condiciones}
            searchable
            allowDeselect={false}
            disabled={!permisos.condicionpago && !credit}
            error={fieldState.error?.message}
          />
        )}
      />
      <NumberControl
        control={control}
        name="cupo"
        decimals={0}
        label={LABELS.cupo}
        description={credit ? 'Pesos; 0 = paga al contado' : 'Lo cambian Finanzas y Cobrador'}
        disabled={!credit}
        withAsterisk={credit}
      />
      {text('email', { type: 'email' })}
      {text('phone', { type: 'tel' })}
    </SimpleGrid>
  );
}
