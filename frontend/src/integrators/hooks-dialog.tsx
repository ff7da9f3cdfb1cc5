import { avisoTecleado, badHook, TEMAS_AVISO } from '@power/domain/integrators/hook-parts.shared';
import type { IntegratorSheet } from '@power/domain/integrators/views/sheet';
import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../api/client.ts';
import { useCommand } from '../api/hooks.ts';
import { removeHook, setHook, testHook } from '../calls/integrators.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import type { FormReply } from '../ui/forms/submit-reply.ts';
import { useOpened } from '../ui/forms/use-opened.ts';
import { HookDeliveries } from './hook-deliveries.tsx';
import { refreshIntegrators, showSecret } from './integrator-commands.ts';

interface Props {
  readonly sheet: IntegratorSheet;
  readonly onClose: () => void;
}

const schema = avisoTecleado.extend({ renovar: z.boolean() });
type Values = z.infer<typeof schema>;
const LABELS = { url: 'Dirección de avisos', temas: 'Temas', renovar: 'Entregar un secreto nuevo' } as const;
const TOPICS: Readonly<Record<(typeof TEMAS_AVISO)[number], string>> = {
  pedidos: 'Estado de sus pedidos',
  documentos: 'Documentos tributarios',
  stock: 'Disponibilidad de productos',
};
const once = () => ({ commandId: crypto.randomUUID() });

/** *Avisos*: where the program is told of its orders, whether it takes what it is told, and what it was told. */
export function HooksDialog({ sheet, onClose }: Props) {
  const { run } = useCommand(setHook);
  const { opened, goOn } = useOpened(sheet);
  const { number, aviso } = opened;
  const test = () =>
    tell('La prueba no se envió', () => call(testHook, { id: number }, once())).then(refreshIntegrators);
  const remove = () =>
    tell('Los avisos no se quitaron', () => call(removeHook, { id: number }, once())).then(() => {
      refreshIntegrators();
      onClose();
    });
  return (
    <FormDialog<Values>
      title={`Avisos de la Clave API N° ${number}`}
      size="history"
      schema={schema}
      defaultValues={{ url: aviso?.url ?? '', temas: [...(aviso?.temas ?? ['pedidos' as const])], renovar: false }}
      submitLabel="Guardar avisos"
      labels={LABELS}
      version={opened.version}
      onNewer={goOn}
      onClose={onClose}
      onDone={(reply) => {
        refreshIntegrators();
        const { secreto } = reply as FormReply & { readonly secreto?: string | null };
        if (secreto) void showSecret(`Secreto de los avisos de la Clave API N° ${number}`, secreto);
      }}
      submit={({ renovar, ...typed }, options) => run({ id: number, aviso: typed, renovar }, options)}
    >
      {({ control }) => (
        <Stack gap="md">
          <Text size="sm">
            Cada novedad se envía por POST, firmada en el encabezado X-Firma con el secreto, que se muestra una sola
            vez. Lo que el programa no recibe se repite durante un día; después los avisos se apartan.
          </Text>
          {aviso?.estado === 'Apartados' && (
            <Alert color="orange" title="Avisos apartados">
              {aviso.nota} Guarda la dirección otra vez cuando el programa vuelva: recibe lo que quedó pendiente.
            </Alert>
          )}
          <Controller
            control={control}
            name="url"
            rules={{ validate: (text) => badHook(text) ?? true }}
            render={({ field, fieldState }) => (
              <TextInput
                {...field}
                label={LABELS.url}
                placeholder="https://erp.tuempresa.cl/avisos"
                withAsterisk
                autoComplete="off"
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="temas"
            render={({ field: { ref: _, ...field }, fieldState }) => (
              <Checkbox.Group {...field} label={LABELS.temas} withAsterisk error={fieldState.error?.message}>
                <Group gap="md" mt="xs">
                  {TEMAS_AVISO.map((tema) => (
                    <Checkbox key={tema} value={tema} label={TOPICS[tema]} />
                  ))}
                </Group>
              </Checkbox.Group>
            )}
          />
          {aviso && (
            <>
              <Controller
                control={control}
                name="renovar"
                render={({ field: { value, ref: _, ...field } }) => (
                  <Checkbox
                    {...field}
                    checked={value}
                    label={LABELS.renovar}
                    description={`El de ahora termina en ${aviso.final_secreto} y deja de firmar en el acto`}
                  />
                )}
              />
              <Group gap="sm">
                <Button variant="default" disabled={aviso.estado !== 'Activos'} onClick={() => void test()}>
                  Probar
                </Button>
                <Button variant="default" onClick={() => void remove()}>
                  Dejar de avisar
                </Button>
              </Group>
              <HookDeliveries number={number} active={aviso.estado === 'Activos'} />
            </>
          )}
        </Stack>
      )}
    </FormDialog>
  );
}
