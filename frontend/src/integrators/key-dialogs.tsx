import type { IntegratorSheet } from '@power/domain/integrators/views/sheet';
import { MAX_TRASLAPE } from '@power/domain/integrators/parts';
import { z } from 'zod';
import { useCommand } from '../api/hooks.ts';
import { changeIntegrator, rotateIntegrator } from '../calls/integrators.ts';
import { NumberControl } from '../ui/forms/controlled.tsx';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshIntegrators, showKey } from './integrator-commands.ts';
import { IntegratorFields, KEY_LABELS, keySchema, type KeyValues } from './integrator-fields.tsx';

interface Props {
  readonly sheet: IntegratorSheet;
  readonly onClose: () => void;
}

/** *Editar*: scopes, addresses and limits; the secret stays. */
export function EditKeyDialog({ sheet, onClose }: Props) {
  const { run } = useCommand(changeIntegrator);
  const { opened, goOn } = useOpened(sheet);
  const { nombre, alcances, ips, por_minuto, por_dia } = opened;
  return (
    <FormDialog<KeyValues>
      title={`Editar la Clave API N° ${opened.number}`}
      schema={keySchema}
      defaultValues={{ nombre, alcances: [...alcances], ips: [...ips], por_minuto, por_dia }}
      submitLabel="Guardar cambios"
      labels={KEY_LABELS}
      version={opened.version}
      onNewer={goOn}
      changes
      onClose={onClose}
      onDone={refreshIntegrators}
      submit={(integrador, options) => run({ id: opened.number, integrador }, options)}
    >
      {({ control }) => <IntegratorFields control={control as never} />}
    </FormDialog>
  );
}

const hours = z.object({
  horas: z
    .number('Ingresa las horas')
    .int('Las horas van enteras')
    .min(0, 'No puede ser negativo')
    .max(MAX_TRASLAPE, `A lo más ${MAX_TRASLAPE}`),
});

/** *Rotar clave*: a new secret, shown once; the one of before works for some hours more. */
export function RotateKeyDialog({ sheet, onClose }: Props) {
  const { run } = useCommand(rotateIntegrator);
  return (
    <FormDialog<z.infer<typeof hours>>
      title={`Rotar la Clave API N° ${sheet.number}`}
      schema={hours}
      defaultValues={{ horas: 24 }}
      submitLabel="Rotar clave"
      labels={{ horas: 'Horas de traslape' }}
      onClose={onClose}
      onDone={(reply) => {
        refreshIntegrators();
        void showKey(`Clave API N° ${sheet.number}`, (reply as FormReply & { readonly clave: string }).clave);
      }}
      submit={({ horas }, options) => run({ id: sheet.number, horas }, options)}
    >
      {({ control }) => (
        <NumberControl
          control={control}
          name="horas"
          label="Horas de traslape"
          description="La clave anterior sigue sirviendo ese tiempo; con 0 deja de servir ahora"
          withAsterisk
          decimals={0}
        />
      )}
    </FormDialog>
  );
}
