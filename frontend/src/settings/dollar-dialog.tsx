import { z } from 'zod';
import { setDollar } from '../calls/settings.ts';
import { useCommand } from '../api/hooks.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { today } from '../ui/format/times.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';

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
          <NumberControl
            control={control}
            name="valor"
            label="Pesos por dólar"
            withAsterisk
            data-autofocus
            placeholder="950,25"
          />
          <DateControl control={control} name="fecha" label="Fecha" withAsterisk max={day} />
        </>
      )}
    </FormDialog>
  );
}
