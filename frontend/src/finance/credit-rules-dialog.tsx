import { type ReglasCredito, reglasCredito } from '@power/domain/finance/credit-rules/terms.shared';
import { Checkbox } from '@mantine/core';
import { queryKey, useCommand } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { creditRulesNow, setCreditRules } from '../calls/finance.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';

interface Props {
  readonly reglas: ReglasCredito;
  readonly onClose: () => void;
}

/** *Reglas de crédito*: what keeps an order from being validated. */
export function CreditRulesDialog({ reglas, onClose }: Props) {
  const { run } = useCommand(setCreditRules);
  return (
    <FormDialog
      title="Reglas de crédito"
      schema={reglasCredito}
      defaultValues={reglas}
      submitLabel="Guardar reglas"
      labels={{ cupo: 'Cupo', vencido: 'Vencido', dias_gracia: 'Días de gracia' }}
      changes
      onClose={onClose}
      onDone={() => void queryClient.invalidateQueries({ queryKey: queryKey(creditRulesNow) })}
      submit={(values, options) => run({ reglas: values }, options)}
    >
      {({ control, register }) => (
        <>
          <p>Un pedido que estas reglas detienen no se valida; un Administrador puede hacerlo como excepción.</p>
          <Checkbox
            label="Detener lo que pasa del cupo"
            description="Pedidos a crédito con los que el cliente usaría más que su cupo"
            data-autofocus
            {...register('cupo')}
          />
          <Checkbox
            label="Detener a quien debe facturas vencidas"
            description="Cualquier pedido que no esté pagado por Webpay"
            {...register('vencido')}
          />
          <NumberControl
            control={control}
            name="dias_gracia"
            label="Días de gracia"
            description="Cuenta lo vencido hace estos días o más; 0: desde que vence"
            decimals={0}
          />
        </>
      )}
    </FormDialog>
  );
}
