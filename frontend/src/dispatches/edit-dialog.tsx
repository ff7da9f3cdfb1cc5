import { chofer, patente } from '@power/domain/dispatches/parts';
import type { RouteSheet } from '@power/domain/dispatches/views/sheet';
import { dayText } from '@power/domain/kernel/when';
import { SimpleGrid, TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { createStore, useStore } from '../api/store.ts';
import { changeRoute } from '../calls/dispatches.ts';
import { DateControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshRoutes } from './refresh-routes.ts';

const schema = z.object({ fecha: dayText, chofer, patente });
type Values = z.input<typeof schema>;
const LABELS = { fecha: 'Fecha', chofer: 'Chofer', patente: 'Patente' } as const;

/** The route whose day, driver or plate is being changed. */
export const edited = createStore<RouteSheet | undefined>(undefined);

function Dialog({ route }: { readonly route: RouteSheet }) {
  const { run } = useCommand(changeRoute);
  return (
    <FormDialog<Values, z.output<typeof schema>>
      title={`Editar el Despacho N° ${route.number}`}
      schema={schema}
      defaultValues={{ fecha: route.fecha, chofer: route.chofer, patente: route.patente }}
      submitLabel="Guardar"
      labels={LABELS}
      version={route.version}
      changes
      onClose={() => edited.set(undefined)}
      onDone={refreshRoutes}
      submit={(values, options) => run({ id: route.number, ...values }, options)}
    >
      {({ control, register, formState: { errors } }) => (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
          <TextInput
            label={LABELS.chofer}
            withAsterisk
            data-autofocus
            autoComplete="off"
            error={errors.chofer?.message}
            {...register('chofer')}
          />
          <TextInput
            label={LABELS.patente}
            autoComplete="off"
            error={errors.patente?.message}
            {...register('patente')}
          />
          <DateControl control={control} name="fecha" label={LABELS.fecha} withAsterisk />
        </SimpleGrid>
      )}
    </FormDialog>
  );
}

export function EditDialog() {
  const route = useStore(edited);
  return route ? <Dialog key={route.number} route={route} /> : null;
}
