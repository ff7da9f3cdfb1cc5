import { rateValue, TIPO_EN_PALABRAS } from '@power/domain/settings/rate-input.shared';
import type { DollarRow } from '@power/domain/settings/views/dollar-row';
import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { correctRate, enterRate } from '../calls/settings.ts';
import { DateControl, NumberControl } from '../ui/forms/controlled.tsx';
import { choiceText } from '@power/domain/kernel/choice-text';
import { formatDay, today } from '../ui/format/times.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { Select } from '../ui/forms/select.tsx';

export const LIST = 'tipo-de-cambio';
const schema = z.object({
  tipo: z.enum(['dolar', 'euro', 'aduanero']),
  fecha: z.iso.date(),
  valor: rateValue,
  texto: z.string().trim().min(1).max(200),
});
const TIPOS = Object.keys(TIPO_EN_PALABRAS).map((value) => ({ value, label: choiceText(value) }));
interface Props {
  readonly row: Pick<DollarRow, 'tipo' | 'fecha' | 'valor'> | undefined;
  readonly onClose: () => void;
}

/** A rate by hand: of a day that has none, with where it was read; or another value for `row`, with the reason. */
export function RateDialog({ row, onClose }: Props) {
  const enter = useCommand(enterRate);
  const correct = useCommand(correctRate);
  const day = today();
  return (
    <FormDialog
      title={row ? `Corregir ${TIPO_EN_PALABRAS[row.tipo]} del ${formatDay(row.fecha)}` : 'Registrar tipo de cambio'}
      schema={schema}
      defaultValues={
        row
          ? { tipo: row.tipo, fecha: row.fecha, valor: row.valor, texto: '' }
          : { tipo: 'dolar', fecha: day, texto: '' }
      }
      submitLabel={row ? 'Corregir' : 'Registrar'}
      onClose={onClose}
      onDone={() => refreshList(LIST)}
      labels={{ tipo: 'Tipo', fecha: 'Fecha', valor: 'Pesos', texto: row ? 'Motivo' : 'Origen' }}
      submit={({ tipo, fecha, valor, texto }) =>
        row ? correct.run({ tipo, fecha, valor, motivo: texto }) : enter.run({ tipo, fecha, valor, origen: texto })
      }
    >
      {({ control, register, formState: { errors } }) => (
        <>
          {!row && (
            <>
              <Controller
                control={control}
                name="tipo"
                render={({ field: { ref, ...field } }) => (
                  <Select
                    label="Tipo"
                    description="El dólar aduanero rige por mes: se guarda en su primer día."
                    data={TIPOS}
                    allowDeselect={false}
                    data-autofocus
                    ref={ref}
                    {...field}
                    onChange={(tipo) => field.onChange(tipo)}
                  />
                )}
              />
              <DateControl control={control} name="fecha" label="Fecha" withAsterisk max={day} />
            </>
          )}
          <NumberControl control={control} name="valor" label="Pesos" withAsterisk placeholder="950,25" decimals={2} />
          <TextInput
            label={row ? 'Motivo' : 'Origen'}
            description={row ? undefined : 'Dónde lo leíste: Banco Central, Aduana, banco'}
            withAsterisk
            autoComplete="off"
            error={errors.texto?.message}
            {...register('texto')}
          />
        </>
      )}
    </FormDialog>
  );
}
