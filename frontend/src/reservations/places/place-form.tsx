import { ubicacionTecleada } from '@power/domain/reservations/places/parts';
import type { ClientPlaceGridRow } from '@power/domain/reservations/places/views/client-place-row';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { changeClientPlace, createClientPlace } from '../../calls/reservations.ts';
import { CustomerSearch } from '../../orders/new-order/customer-search.shared.tsx';
import { FormDialog } from '../../ui/forms/form-dialog.tsx';
import { refreshPlaces } from './refresh-places.ts';

const FIELDS = {
  nombre: 'Nombre',
  direccion: 'Dirección',
  comuna: 'Comuna',
  contacto: 'Contacto',
} as const;
type Values = Readonly<Record<keyof typeof FIELDS, string>>;
const NONE: Values = { nombre: '', direccion: '', comuna: '', contacto: '' };
const names = Object.keys(FIELDS) as (keyof Values)[];
interface Chosen {
  readonly _id: string;
  readonly nombre: string;
  readonly legalcode: string;
}

/** A project of a customer, new or as it is. */
export function PlaceForm({
  row,
  onClose,
}: {
  readonly row: ClientPlaceGridRow | undefined;
  readonly onClose: () => void;
}) {
  const create = useCommand(createClientPlace);
  const change = useCommand(changeClientPlace);
  const [cliente, setCliente] = useState<Chosen | null>(null);
  const [tried, setTried] = useState(false);
  return (
    <FormDialog<Values>
      title={row ? `Editar ${row.nombre}` : 'Crear ubicación de cliente'}
      schema={ubicacionTecleada as never}
      defaultValues={row ? Object.fromEntries(names.map((name) => [name, row[name]])) : NONE}
      submitLabel={row ? 'Guardar ubicación' : 'Crear ubicación'}
      changes={row !== undefined}
      labels={FIELDS}
      onClose={onClose}
      onDone={refreshPlaces}
      submit={async (ubicacion, options) => {
        if (row) return await change.run({ id: row._id, ubicacion }, options);
        setTried(true);
        if (!cliente) return { ok: false, titulo: 'La ubicación no se guardó', mensaje: 'Elige el cliente' };
        return await create.run({ cliente: cliente._id, ubicacion }, options);
      }}
    >
      {({ register, formState: { errors } }) => (
        <>
          {!row && (
            <CustomerSearch
              value={cliente && { ...cliente, tipo_cliente: null }}
              onChange={({ _id, nombre, legalcode }) => setCliente({ _id, nombre, legalcode })}
              onPicked={() => undefined}
              error={tried && !cliente ? 'Elige el cliente' : undefined}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {names.map((name) => (
              <TextInput
                key={name}
                label={FIELDS[name]}
                withAsterisk={name === 'nombre' || name === 'direccion'}
                autoComplete="off"
                maxLength={200}
                description={name === 'contacto' ? 'Nombre y teléfono de quien recibe' : undefined}
                error={errors[name]?.message}
                {...register(name)}
              />
            ))}
          </SimpleGrid>
        </>
      )}
    </FormDialog>
  );
}
