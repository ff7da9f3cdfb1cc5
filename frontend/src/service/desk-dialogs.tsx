import { movementName } from '@power/domain/service/cases/views/case-document';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { quoteRepair, undoMovement } from '../calls/service.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshCases } from './case-commands.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly sheet: CaseSheet;
  readonly onClose: () => void;
}

const undo = z.object({
  n: z.string().min(1, 'Elige el movimiento'),
  motivo: z.string().trim().min(1, 'Ingresa el motivo'),
});

/** *Deshacer movimiento*: a part comes back to the RMA warehouse, an exchange moves the other way. */
export function UndoDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(undoMovement);
  const standing = sheet.movimientos.filter(({ tipo, estado }) => tipo !== 'prestamo' && estado === 'hecho');
  const data = standing.map((one) => ({
    value: String(one.n),
    label: `${one.tipo === 'cambio' ? 'Cambio' : 'Repuesto'}: ${movementName(one)}`,
  }));
  return (
    <FormDialog
      title={`Deshacer un movimiento del RMA N° ${sheet.number}`}
      schema={undo}
      defaultValues={{ n: String(standing.at(-1)?.n ?? ''), motivo: '' }}
      submitLabel="Deshacer movimiento"
      labels={{ n: 'Movimiento', motivo: 'Motivo' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ n, motivo }, options) => run({ id: sheet.number, n: Number(n), motivo }, options)}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          <p>El stock vuelve: un repuesto queda en la bodega RMA; de un cambio, la unidad nueva vuelve a su bodega.</p>
          <Controller
            control={control}
            name="n"
            render={({ field }) => (
              <Select
                {...field}
                label="Movimiento"
                withAsterisk
                allowDeselect={false}
                data={data}
                error={errors.n?.message}
              />
            )}
          />
          <Textarea
            label="Motivo"
            withAsterisk
            autosize
            minRows={2}
            maxLength={1000}
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** *Cotización de reparación*: the quotation of what warranty does not cover. */
export function QuoteDialog({ sheet: shown, onClose }: Props) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(quoteRepair);
  return (
    <FormDialog
      title={`Cotización de reparación del RMA N° ${sheet.number}`}
      schema={z.object({ cotizacion: z.number().int().positive('Ingresa el número de la cotización').optional() })}
      defaultValues={{ cotizacion: sheet.cotizacion ?? undefined }}
      submitLabel="Guardar"
      labels={{ cotizacion: 'N° de cotización' }}
      version={sheet.version}
      changes
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ cotizacion }, options) => run({ id: sheet.number, cotizacion: cotizacion ?? null }, options)}
    >
      {({ control }) => (
        <NumberControl
          control={control}
          name="cotizacion"
          label="N° de cotización"
          description={`Una de ${sheet.cliente.nombre}, hecha en Nueva cotización. En blanco quita el vínculo.`}
          decimals={0}
          data-autofocus
        />
      )}
    </FormDialog>
  );
}
