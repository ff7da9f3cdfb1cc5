import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { customerSearch } from '../calls/customers.ts';
import { useQueryCall } from '../api/hooks.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** What it is called where several stand in one table: read, not seen. */
  readonly label?: string;
  /** Name of the customer that is chosen already. */
  readonly named?: string | undefined;
}

/** Customer found by name or RUT; without a `label`, the one that an account belongs to. */
export function CustomerField({ value, onChange, label, named }: Props) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [search] = useDebouncedValue(typed, 150);
  const found = useQueryCall(
    customerSearch,
    { buscar: search },
    { enabled: search.trim().length > 1 && search !== chosen?.label, keepPrevious: true },
  );
  const options = (found.data?.clientes ?? [])
    .slice(0, 12)
    .map((c) => ({ value: c._id, label: `${c.nombre} · ${c.legalcode}` }));
  const known = chosen ?? (value ? { value, label: named ?? value } : undefined);
  const data = known && !options.some((o) => o.value === known.value) ? [known, ...options] : options;
  return (
    <Select
      {...(label === undefined
        ? { label: 'Cliente', description: 'La empresa cuyas filas ven los perfiles Reseller y Cliente.' }
        : { 'aria-label': label })}
      placeholder={label === undefined ? 'Nombre o RUT' : 'Reservar para'}
      searchable
      clearable
      data={data}
      pending={typed !== search || found.isFetching}
      value={value || null}
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={search.trim().length > 1 ? 'Ningún cliente coincide' : 'Escribe dos letras'}
      onChange={(id) => {
        setChosen(data.find((o) => o.value === id));
        onChange(id ?? '');
      }}
    />
  );
}
