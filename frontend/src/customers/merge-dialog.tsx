import { EMPTY_FIELD } from '@power/domain/kernel/bound-text';
import { Alert, Skeleton, Text, Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { useQueryCall } from '../api/hooks.ts';
import { mergeCustomer, mergePreview } from '../calls/customers.ts';
import { CustomerSearch } from '../orders/new-order/customer-search.shared.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { MergeSides } from './merge-sides.tsx';
import { refreshCustomers } from './refresh-customers.ts';

const destino = z.object({
  _id: z.string(),
  nombre: z.string(),
  legalcode: z.string(),
  tipo_cliente: z.string().nullable(),
});
const schema = z.object({
  destino: destino.nullable().refine((chosen) => chosen !== null, EMPTY_FIELD),
  motivo: z.string().trim().min(1),
});
type Values = z.input<typeof schema>;

/** Both customers and what goes over, once the one that stays is chosen. */
function Preview({ id, destino: to }: { readonly id: string; readonly destino: string }) {
  const { data, error } = useQueryCall(mergePreview, { id, destino: to });
  if (error)
    return (
      <Alert color="red" variant="light" title="Los clientes no se pudieron comparar">
        {messageOf(error)}
      </Alert>
    );
  return data?.ok ? <MergeSides {...data} /> : <Skeleton height={240} />;
}

interface Props {
  readonly id: string;
  readonly onClose: () => void;
  /** Opens the customer that stays. */
  readonly onMerged: (id: string) => void;
}

/** *Unir a otro cliente*: the one that stays, both side by side, and what follows. */
export function MergeDialog({ id, onClose, onMerged }: Props) {
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title="Unir a otro cliente"
      schema={schema}
      defaultValues={{ destino: null, motivo: '' }}
      submitLabel="Unir clientes"
      labels={{ destino: 'Cliente que queda', motivo: 'Motivo' }}
      size="history"
      onClose={onClose}
      submit={async (values) => {
        const reply = await call(
          mergeCustomer,
          { id, destino: values.destino!._id, motivo: values.motivo },
          { commandId: crypto.randomUUID() },
        );
        refreshCustomers();
        if (reply.ok) onMerged(values.destino!._id);
        return reply;
      }}
    >
      {({ control, register, setFocus, watch, formState: { errors } }) => {
        const chosen = watch('destino');
        return (
          <>
            <Text size="sm">
              Elige el cliente que queda. Este pasa a inactivo, su RUT queda reservado y no se puede deshacer.
            </Text>
            <Controller
              control={control}
              name="destino"
              render={({ field, fieldState }) => (
                <CustomerSearch
                  label="Cliente que queda"
                  value={field.value}
                  onChange={({ _id, nombre, legalcode, tipo_cliente }) =>
                    field.onChange({ _id, nombre, legalcode, tipo_cliente })
                  }
                  onPicked={() => setFocus('motivo')}
                  error={fieldState.error?.message}
                />
              )}
            />
            {chosen && <Preview id={id} destino={chosen._id} />}
            <Textarea
              {...register('motivo')}
              label="Motivo"
              withAsterisk
              autosize
              minRows={2}
              error={errors.motivo?.message}
            />
          </>
        );
      }}
    </FormDialog>
  );
}
