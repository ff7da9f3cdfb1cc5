import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { setDollar } from '../calls/settings.ts';
import { useCommand } from '../api/hooks.ts';
import { today } from '../ui/format/times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';

const schema = z.object({
  valor: z
    .number()
    .min(1, 'El valor debe estar entre 1 y 100.000')
    .max(100_000, 'El valor debe estar entre 1 y 100.000'),
  fecha: z.iso.date('Escribe la fecha como dd-mm-aaaa'),
});

/** The day's dollar by hand, where the central bank's service is missing or late. */
export function DollarDialog({ valor, onClose }: { valor: number | undefined; onClose: () => void }) {
  const { run } = useCommand(setDollar);
  const day = today();
  return (
    <FormDialog
      title="Registrar valor del dólar"
      schema={schema}
      defaultValues={{ ...(valor === undefined ? {} : { valor }), fecha: day }}
      submitLabel="Registrar"
      onClose={onClose}
      size="sm"
      labels={{ valor: 'Valor', fecha: 'Fecha' }}
      submit={({ valor: typed, fecha }) => run({ valor: Math.round(typed * 100) / 100, fecha })}
    >
      {({ control }) => (
        <>
          <Controller
            control={control}
            name="valor"
            render={({ field, fieldState }) => (
              <NumberInput
                label="Pesos por dólar"
                withAsterisk
                data-autofocus
                placeholder="950,25"
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="fecha"
            render={({ field: { ref, ...field }, fieldState }) => (
              <DateField
                label="Fecha"
                withAsterisk
                max={day}
                error={fieldState.error?.message}
                input={ref}
                {...field}
              />
            )}
          />
        </>
      )}
    </FormDialog>
  );
}
