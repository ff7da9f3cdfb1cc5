import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { useCommand, useQueryCall } from '../../api/hooks.ts';
import { mergeParcel, parcelGoods } from '../../calls/dispatches.ts';
import { spokenList } from '@power/domain/kernel/spoken-list';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { readParcel } from './read-parcel.ts';
import { refreshParcels } from './parcel-tasks.ts';

const schema = z.object({
  destino: z.string().refine((text) => readParcel(text) !== undefined, 'Escanea su etiqueta, o escribe su número'),
});
type Values = z.infer<typeof schema>;
interface Open {
  readonly number: number;
  readonly estado: string;
}

/** *Unir a otro*: all that it holds goes to another open package of the order. */
export function MergeDialog({ sheet, onClose }: { readonly sheet: ParcelSheet; readonly onClose: () => void }) {
  const { run } = useCommand(mergeParcel);
  const goods = useQueryCall(parcelGoods, { pedido: sheet.pedido.number }, { staleTime: 0 });
  const all: readonly Open[] = goods.data && 'embalajes' in goods.data ? goods.data.embalajes : [];
  const open = all.flatMap(({ number, estado }) => (estado === 'Abierto' && number !== sheet.number ? [number] : []));
  return (
    <FormDialog<Values>
      title={`Unir el Embalaje N° ${sheet.number} a otro`}
      schema={schema}
      defaultValues={{ destino: '' }}
      submitLabel="Unir"
      version={sheet.version}
      labels={{ destino: 'Embalaje de destino' }}
      onClose={onClose}
      onDone={refreshParcels}
      submit={({ destino }, options) => run({ id: sheet.number, destino: readParcel(destino)! }, options)}
    >
      {({ register, formState: { errors } }) => (
        <TextInput
          label="Embalaje de destino"
          description={
            open.length > 0
              ? `Abiertos del Pedido N° ${sheet.pedido.number}: ${spokenList(open)}`
              : `El Pedido N° ${sheet.pedido.number} no tiene otro embalaje abierto`
          }
          withAsterisk
          data-autofocus
          autoComplete="off"
          maxLength={30}
          error={errors.destino?.message}
          {...register('destino')}
        />
      )}
    </FormDialog>
  );
}
