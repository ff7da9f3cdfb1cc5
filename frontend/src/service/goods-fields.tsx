import type { FoundProduct } from '@power/domain/products/views/product-search';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { productSearch } from '../calls/products.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { Select } from '../ui/forms/select.tsx';

type Line = CaseSheet['lineas'][number];

/** A product of the case as its dialogs offer it. */
export const lineName = ({ linea, producto, serie }: Line): string =>
  `${linea}. ${producto.part_number}${serie === null ? '' : ` · ${serie}`}`;
export const lineChoices = (lines: readonly Line[]) =>
  lines.map((line) => ({ value: String(line.linea), label: lineName(line) }));

/** Serials as they were scanned or typed: one a line, or with commas. */
export const seriesOf = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface Chosen {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A part, or what is lent, by code, part number or words. */
export function PartField({
  label = 'Repuesto',
  value,
  error,
  chosen,
  onPick,
}: Omit<Chosen, 'onChange'> & {
  readonly label?: string;
  readonly chosen: FoundProduct | undefined;
  readonly onPick: (product: FoundProduct | undefined) => void;
}) {
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), 150);
  const found = useQueryCall(productSearch, { buscar }, { enabled: buscar !== '', keepPrevious: true });
  const list = (found.data?.productos ?? []).filter(({ servicio, bloqueado }) => !servicio && !bloqueado).slice(0, 20);
  const all = chosen && !list.some(({ _id }) => _id === chosen._id) ? [chosen, ...list] : list;
  return (
    <Select
      label={label}
      description="Código, número de parte o nombre"
      withAsterisk
      searchable
      clearable
      pending={typed.trim() !== buscar || found.isFetching}
      // What was found is what is offered: the search knows more words than a label holds.
      filter={({ options }) => options}
      data={all.map((p) => ({ value: p._id, label: `${p.part_number} · ${p.nombre}` }))}
      nothingFoundMessage={
        buscar === ''
          ? 'Escribe para buscar'
          : found.isFetching
            ? 'Buscando…'
            : 'Ningún producto. Busca por otra palabra.'
      }
      searchValue={typed}
      onSearchChange={setTyped}
      value={value || null}
      error={error}
      onChange={(id) => onPick(all.find(({ _id }) => _id === id))}
    />
  );
}

/** Where the goods stand: warehouses that have any free. */
export function OriginField({
  product,
  value,
  error,
  onChange,
}: Chosen & { readonly product: FoundProduct | undefined }) {
  const stock = (product?.stock ?? []).filter(({ disponible }) => disponible > 0);
  return (
    <Select
      label="Sale de la bodega"
      withAsterisk
      allowDeselect={false}
      data={
        stock.length > 0
          ? stock.map(({ bodega, disponible }) => ({
              value: bodega,
              label: `${bodega} · ${formatCount(disponible)} disponibles`,
            }))
          : [
              {
                value: '',
                label: product ? 'Ninguna bodega tiene unidades libres' : 'Elige primero el producto',
                disabled: true,
              },
            ]
      }
      value={value || null}
      error={error}
      onChange={(bodega) => onChange(bodega ?? '')}
    />
  );
}

/** Serials of what goes out, where the product has them. */
export const SeriesField = ({ value, error, onChange }: Chosen) => (
  <Textarea
    label="Series que salen"
    description="Escanéalas o escríbelas, una por línea"
    withAsterisk
    autosize
    minRows={1}
    maxRows={6}
    maxLength={4000}
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
