import { toCredit } from '@power/domain/service/credits/parts';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { askCredit } from '../calls/service.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshCases } from './case-commands.ts';

const schema = z.object({ motivo: z.string().trim().min(1, 'Ingresa el motivo').max(150, 'Máximo 150 caracteres') });

/** *Nota de crédito*: the products that end by one are taken back from what was billed, each from its order. */
export function CreditDialog({ sheet: shown, onClose }: { readonly sheet: CaseSheet; readonly onClose: () => void }) {
  const { opened: sheet, goOn } = useOpened(shown);
  const { run } = useCommand(askCredit);
  const left = toCredit(sheet);
  return (
    <FormDialog
      title={`Nota de crédito del RMA N° ${sheet.number}`}
      schema={schema}
      defaultValues={{ motivo: '' }}
      submitLabel="Emitir nota de crédito"
      labels={{ motivo: 'Motivo' }}
      version={sheet.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={refreshCases}
      submit={({ motivo }, options) =>
        run({ id: sheet.number, productos: left.map(({ linea }) => linea), motivo }, options)
      }
    >
      {({ register, formState: { errors } }) => (
        <>
          <p>Al precio con que se facturaron, cada uno por su pedido. El número aparece en la ficha.</p>
          <ul>
            {left.map(({ linea, producto, serie, cantidad, pedido }) => (
              <li key={linea}>
                {`${cantidad} × ${producto.part_number}${serie === null ? '' : ` (${serie})`}, Pedido N° ${pedido}`}
              </li>
            ))}
          </ul>
          <TextInput
            label="Motivo"
            withAsterisk
            data-autofocus
            autoComplete="off"
            maxLength={150}
            error={errors.motivo?.message}
            {...register('motivo')}
          />
        </>
      )}
    </FormDialog>
  );
}
