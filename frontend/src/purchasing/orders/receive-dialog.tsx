import { Text, Textarea, TextInput } from '@mantine/core';
import { pendingOf } from '@power/domain/purchasing/orders/pending.shared';
import type { PurchaseOrderSheet } from '@power/domain/purchasing/orders/views/sheet';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCurrentUser } from '../../access/current-user.ts';
import { useCommand } from '../../api/hooks.ts';
import { receivePurchaseOrder } from '../../calls/purchasing.ts';
import { warehouses } from '../../calls/inventory.ts';
import { useMasterOptions } from '../../masters/use-master-options.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { typedKeys } from '../../ui/forms/typed-keys.ts';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import styles from './receive-dialog.module.css';
import { refreshPurchaseOrders } from './refresh-purchase-orders.ts';
import { Select } from '../../ui/forms/select.tsx';

const units = z.number().int('Son unidades enteras').min(0, 'No puede ser negativo').max(1_000_000);
const schema = z.object({
  bodega: z.string().min(1, 'Elige la bodega'),
  bodega_danados: z.string(),
  documento: z.string().trim().max(120, 'A lo más 120 caracteres'),
  lineas: z.array(z.object({ linea: z.number(), cantidad: units, danado: units, series: z.string() })),
});
const LABELS = {
  bodega: 'Bodega',
  bodega_danados: 'Bodega de los dañados',
  documento: 'Guía o factura',
  lineas: 'Unidades',
};

/** A line as it is sent: serials only where some were scanned. */
function withSerials({ series: text, ...line }: z.infer<typeof schema>['lineas'][number]) {
  const series = typedKeys(text);
  return series.length === 0 ? line : { ...line, series };
}

/** *Recepcionar*: what came of each line; it begins with nothing, so that what is saved was counted. */
export function ReceiveDialog({
  sheet,
  onClose,
}: {
  readonly sheet: PurchaseOrderSheet;
  readonly onClose: () => void;
}) {
  const { run } = useCommand(receivePurchaseOrder);
  const user = useCurrentUser() as { readonly bodega?: string };
  const options = useMasterOptions(warehouses, 'codigo', 'nombre');
  const lines = sheet.lineas;
  return (
    <FormDialog
      title={`Recepcionar Orden de Compra N° ${sheet.number}`}
      size="history"
      schema={schema}
      defaultValues={{
        bodega: user.bodega ?? '',
        bodega_danados: '',
        documento: '',
        lineas: lines.map(({ linea }) => ({ linea, cantidad: 0, danado: 0, series: '' })),
      }}
      submitLabel="Registrar recepción"
      labels={LABELS}
      version={sheet.version}
      onClose={onClose}
      submit={async ({ lineas, ...values }, sent) => {
        const came = lineas.filter(({ cantidad, danado }) => cantidad + danado > 0);
        if (came.length === 0)
          return { ok: false, titulo: 'Nada que registrar', mensaje: 'Ingresa las unidades que llegaron.' };
        const reply = await run({ id: sheet.number, ...values, lineas: came.map(withSerials) }, sent);
        refreshPurchaseOrders();
        return reply;
      }}
    >
      {({ control, register, watch, formState: { errors } }) => (
        <>
          <div className={styles.head}>
            {(['bodega', 'bodega_danados'] as const).map((name) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field: { ref, ...field }, fieldState }) => (
                  <Select
                    allowDeselect={name !== 'bodega'}
                    {...field}
                    ref={ref}
                    value={field.value || null}
                    onChange={(chosen) => field.onChange(chosen ?? '')}
                    label={LABELS[name]}
                    data={[...options]}
                    searchable
                    withAsterisk={name === 'bodega'}
                    error={fieldState.error?.message}
                  />
                )}
              />
            ))}
            <TextInput label={LABELS.documento} error={errors.documento?.message} {...register('documento')} />
          </div>
          <div className={styles.lines}>
            {lines.map(({ linea, part_number, nombre, ...line }, n) => (
              <div key={linea} className={styles.line} role="group" aria-label={part_number}>
                <div className={styles.name}>
                  <Text size="sm" fw={600}>
                    {part_number}
                  </Text>
                  <Text size="xs" c="dimmed" truncate title={nombre}>
                    {`${nombre} · faltan ${pendingOf(line)} de ${line.cantidad}`}
                  </Text>
                </div>
                <NumberControl control={control} name={`lineas.${n}.cantidad`} decimals={0} label="Buenas" />
                <NumberControl control={control} name={`lineas.${n}.danado`} decimals={0} label="Dañadas" />
                {watch(`lineas.${n}.cantidad`) > 0 && (
                  <Textarea
                    className={styles.serials}
                    label="Series de las buenas"
                    description="Si las lleva: una por línea, o pegadas desde Excel."
                    autosize
                    minRows={1}
                    maxRows={6}
                    error={errors.lineas?.[n]?.series?.message}
                    {...register(`lineas.${n}.series`)}
                  />
                )}
              </div>
            ))}
          </div>
        </>
      )}
    </FormDialog>
  );
}
