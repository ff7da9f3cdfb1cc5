import { sentence } from '@power/domain/kernel/text';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { createStore, useStore } from '../api/store.ts';
import { changeCustomer } from '../calls/customers.ts';
import { inBulk, refusedWords } from '../documents/in-bulk.tsx';
import { countInWords } from '../ui/format/numbers.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshCustomers } from './refresh-customers.ts';
import { useSellers } from './use-sellers.ts';
import { Select } from '../ui/forms/select.tsx';

interface Given {
  readonly _id: string;
  readonly nombre: string;
}
/** Customers that are being given to another seller. */
const given = createStore<readonly Given[]>([]);
export const askSeller = (customers: readonly Given[]): void => given.set(customers);

const UNIT = ['cliente', 'clientes'] as const;
const schema = z.object({ ejecutivo: z.string().min(1) });
const names = (customers: readonly Given[]): string => {
  const shown = customers.slice(0, 5).map(({ nombre }) => nombre);
  const rest = customers.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} y ${rest} más.` : sentence(shown.join(', '));
};

function Dialog({ customers }: { customers: readonly Given[] }) {
  // Who has the new seller stays out of the next try.
  const [left, setLeft] = useState(customers);
  const sellers = useSellers();
  return (
    <FormDialog<z.infer<typeof schema>>
      title={`Cambiar el ejecutivo de ${countInWords(customers.length, UNIT)}`}
      schema={schema}
      defaultValues={{ ejecutivo: '' }}
      submitLabel="Cambiar ejecutivo"
      labels={{ ejecutivo: 'Ejecutivo' }}
      onClose={() => given.set([])}
      submit={async (values) => {
        const refused = await inBulk(
          left.map(({ _id, nombre }) => ({ id: _id, number: nombre })),
          ({ id }) => call(changeCustomer, { id, cliente: values }, { commandId: crypto.randomUUID() }),
        );
        refreshCustomers();
        const done = left.length - refused.length;
        const seller = sellers.find(({ value }) => value === values.ejecutivo)?.label ?? '';
        if (refused.length === 0)
          return { ok: true, mensaje: `${countInWords(done, UNIT)}: su ejecutivo es ahora ${seller}` };
        setLeft(left.filter(({ nombre }) => refused.some(({ number }) => number === nombre)));
        return {
          ok: false,
          titulo: done === 0 ? 'Ningún cliente cambió' : `${done} de ${left.length} clientes cambiaron`,
          mensaje: refusedWords('', refused),
        };
      }}
    >
      {({ control }) => (
        <>
          <Text size="sm">{names(left)}</Text>
          <Controller
            control={control}
            name="ejecutivo"
            render={({ field: { ref: _, ...field }, fieldState }) => (
              <Select
                allowDeselect={false}
                {...field}
                value={field.value || null}
                onChange={(chosen) => field.onChange(chosen ?? '')}
                label="Ejecutivo"
                withAsterisk
                data={sellers}
                searchable
                nothingFoundMessage="Ningún ejecutivo coincide"
                error={fieldState.error?.message}
                data-autofocus
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}

/** *Cambiar ejecutivo*: many customers to one seller, each with its own answer. */
export function ReassignDialog() {
  const customers = useStore(given);
  return customers.length > 0 ? <Dialog key={customers.map(({ _id }) => _id).join()} customers={customers} /> : null;
}
