import { TIPOS_EMBALAJE } from '@power/domain/dispatches/parcels/parts';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { Alert, Textarea } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useQueryCall } from '../../api/hooks.ts';
import { packParcel, parcelGoods, splitParcel } from '../../calls/dispatches.ts';
import { countInWords } from '../../ui/format/numbers.ts';
import { NumberControl } from '../../ui/forms/controlled.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { useOpened } from '../../ui/forms/use-opened.ts';
import { type Choice, choicesOf, contentsOf, contentsSchema, partsOf, startOf, type Typed } from './contents-form.ts';
import { refreshParcels } from './parcel-tasks.ts';
import { Select } from '../../ui/forms/select.tsx';

interface Props {
  readonly sheet: ParcelSheet;
  /** A part goes to a package of its own. */
  readonly split: boolean;
  readonly onClose: () => void;
}

const units = (n: number): string => countInWords(n, ['unidad', 'unidades']);
const nameOf = ({ part_number, nombre }: Choice): string => `${part_number} · ${nombre}`;

function Form({ sheet, split, onClose, choices }: Props & { readonly choices: readonly Choice[] }) {
  const pack = useCommand(packParcel);
  const part = useCommand(splitParcel);
  const { opened, goOn } = useOpened(sheet);
  return (
    <FormDialog<Typed>
      title={split ? `Separar del Embalaje N° ${opened.number}` : `Contenido del Embalaje N° ${opened.number}`}
      schema={contentsSchema(choices, split)}
      defaultValues={startOf(choices, opened.tipo)}
      submitLabel={split ? 'Separar' : 'Guardar contenido'}
      version={opened.version}
      onNewer={goOn}
      changes
      labels={Object.fromEntries(
        choices.map((of, n) => [of.serial ? `series.n${n}` : `cantidad.n${n}`, of.part_number]),
      )}
      onClose={onClose}
      onDone={refreshParcels}
      submit={async (typed, options) => {
        const contenido = contentsOf(choices, typed);
        const id = opened.number;
        const reply = split
          ? await part.run({ id, tipo: typed.tipo, contenido }, options)
          : await pack.run({ id, contenido }, options);
        return reply;
      }}
    >
      {({ control, register, formState: { errors } }) => (
        <>
          {split && (
            <Controller
              control={control}
              name="tipo"
              render={({ field }) => (
                <Select {...field} label="Tipo del embalaje nuevo" allowDeselect={false} data={[...TIPOS_EMBALAJE]} />
              )}
            />
          )}
          {choices.map((of, n) =>
            of.serial ? (
              <Textarea
                key={of.producto}
                label={nameOf(of)}
                description={`Una serie por línea, a lo más ${units(of.most)}`}
                autosize
                minRows={2}
                maxRows={10}
                error={errors.series?.[`n${n}`]?.message}
                {...register(`series.n${n}`)}
              />
            ) : (
              <NumberControl
                key={of.producto}
                control={control}
                name={`cantidad.n${n}`}
                decimals={0}
                label={nameOf(of)}
                description={split ? `El embalaje tiene ${units(of.most)}` : `A lo más ${units(of.most)}`}
              />
            ),
          )}
        </>
      )}
    </FormDialog>
  );
}

/** *Cambiar contenido* and *Separar*: products, units and serials of a package. */
export function ContentsDialog(props: Props) {
  const { sheet, split } = props;
  const goods = useQueryCall(parcelGoods, { pedido: sheet.pedido.number }, { enabled: !split, staleTime: 0 });
  if (split) return <Form {...props} choices={partsOf(sheet)} />;
  if (goods.error)
    return (
      <Alert color="red" variant="light" role="alert" title="No se pudo leer lo que tiene el pedido">
        {messageOf(goods.error)}
      </Alert>
    );
  if (!goods.data || goods.isFetching) return null;
  return 'productos' in goods.data ? <Form {...props} choices={choicesOf(sheet, goods.data)} /> : null;
}
