import { Textarea } from '@mantine/core';
import { standing } from '@power/domain/purchasing/landed/complement/complement.shared';
import { NOMBRES_CONCEPTO } from '@power/domain/purchasing/landed/terms.shared';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../../api/hooks.ts';
import { revertComplement } from '../../calls/purchasing.ts';
import { formatMoney } from '../../ui/format/numbers.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { refreshCosts } from './refresh-costs.ts';
import { Select } from '../../ui/forms/select.tsx';

const schema = z.object({
  complemento: z.string('Elige el complemento').min(1, 'Elige el complemento'),
  motivo: z.string().trim().min(1, 'Ingresa el motivo').max(1000, 'A lo más 1000 caracteres'),
});
const LABELS = { complemento: 'Complemento', motivo: 'Motivo' };

interface Props {
  readonly sheet: LandedCostSheet;
  readonly onNewer: (() => void) | undefined;
  readonly onClose: () => void;
}

/** *Revertir complemento*: which one, and why; the last one is offered. */
export function RevertComplementDialog({ sheet, onNewer, onClose }: Props) {
  const { run } = useCommand(revertComplement);
  const choices = standing(sheet).map(({ complemento, concepto, emisor, documento, pesos }) => ({
    value: String(complemento),
    label: `N° ${complemento} · ${NOMBRES_CONCEPTO[concepto]} · ${emisor} ${documento} · ${formatMoney(pesos)}`,
  }));
  return (
    <FormDialog
      title={`Revertir un complemento del Precio de Entrega N° ${sheet.number}`}
      schema={schema}
      defaultValues={{ complemento: choices.at(-1)?.value ?? '', motivo: '' }}
      submitLabel="Revertir complemento"
      labels={LABELS}
      version={sheet.version}
      onNewer={onNewer}
      onClose={onClose}
      submit={async ({ complemento, motivo }, options) => {
        const reply = await run({ id: sheet.number, complemento: Number(complemento), motivo }, options);
        refreshCosts();
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <Controller
            control={control}
            name="complemento"
            render={({ field: { ref, ...field }, fieldState }) => (
              <Select
                {...field}
                ref={ref}
                label={LABELS.complemento}
                data={choices}
                allowDeselect={false}
                error={fieldState.error?.message}
              />
            )}
          />
          <Textarea
            label={LABELS.motivo}
            description="El PMP vuelve en lo que todavía está en stock; lo que ya se vendió se informa aparte."
            autosize
            maxRows={4}
            withAsterisk
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}
