import { ESTADOS_CON_PLAZO, type PlazosRma, plazosRma } from '@power/domain/service/limits/due.shared';
import { Checkbox } from '@mantine/core';
import { useCommand, queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { rmaLimitsNow, setRmaLimits } from '../calls/service.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';

/** *Plazos*: within how many hours a case is to leave each state. */
export function LimitsDialog({ plazos, onClose }: { readonly plazos: PlazosRma; readonly onClose: () => void }) {
  const { run } = useCommand(setRmaLimits);
  return (
    <FormDialog
      title="Plazos de RMA"
      schema={plazosRma}
      defaultValues={plazos}
      submitLabel="Guardar plazos"
      labels={Object.fromEntries(ESTADOS_CON_PLAZO.map((estado) => [`horas.${estado}`, estado]))}
      changes
      onClose={onClose}
      onDone={() => void queryClient.invalidateQueries({ queryKey: queryKey(rmaLimitsNow) })}
      submit={(values, options) => run({ plazos: values }, options)}
    >
      {({ control, register }) => (
        <>
          <p>Un RMA que lleva más horas que estas en su estado aparece fuera de plazo en la lista y en el tablero.</p>
          {ESTADOS_CON_PLAZO.map((estado, n) => (
            <NumberControl
              key={estado}
              control={control}
              name={`horas.${estado}`}
              label={estado}
              description="Horas; 0: sin plazo"
              decimals={0}
              {...(n === 0 && { 'data-autofocus': true })}
            />
          ))}
          <Checkbox label="Sólo días hábiles" description="No cuenta sábados ni domingos" {...register('habiles')} />
        </>
      )}
    </FormDialog>
  );
}
