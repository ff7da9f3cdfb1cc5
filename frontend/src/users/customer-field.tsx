import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { customerSearch } from '../calls/customers.ts';
import { useQueryCall } from '../api/hooks.ts';

/** Customer that an account belongs to, found by name or RUT. */
export function CustomerField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
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
  const known = chosen ?? (value ? { value, label: value } : undefined);
  const data = known && !options.some((o) => o.value === known.value) ? [known, ...options] : options;
  return (
    <Select
      label="Cliente"
      description="La empresa cuyas filas ven los perfiles Reseller y Cliente."
      placeholder="Nombre o RUT"
      searchable
      clearable
      data={data}
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
