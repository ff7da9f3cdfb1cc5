import { typedOptions } from '../ui/forms/typed-option.ts';
import type { FiltroProductos } from '@power/domain/products/bulk-change.shared';
import { Group, MultiSelect } from '@mantine/core';
import { useQueryCall } from '../api/hooks.ts';
import { brands } from '../calls/settings.ts';

export const TIERS = ['1', '2', '3', '4', '5'];
/** Which products, as it is chosen. */
export interface Chosen {
  readonly marcas: readonly string[];
  readonly tiers: readonly string[];
}
export const nothingChosen: Chosen = { marcas: [], tiers: [] };

export const filterOf = ({ marcas, tiers }: Chosen, ids: readonly string[] = []): FiltroProductos => ({
  ...(ids.length > 0 && { ids: [...ids] }),
  ...(marcas.length > 0 && { marcas: [...marcas] }),
  ...(tiers.length > 0 && { tiers: tiers.map(Number) }),
});

/** Products of which brands and tiers. */
export function ProductFilter({ value, onChange }: { value: Chosen; onChange: (value: Chosen) => void }) {
  const named = useQueryCall(brands.dropdown, {});
  const options = (named.data?.resultadoDB ?? []) as {
    nombre: string;
  }[];
  return (
    <Group grow align="start">
      <MultiSelect
        filter={typedOptions}
        label="Marcas"
        data-autofocus
        openOnFocus={false}
        data={options.map(({ nombre }) => nombre)}
        value={[...value.marcas]}
        onChange={(marcas) => onChange({ ...value, marcas })}
        searchable
        clearable
        placeholder={value.marcas.length === 0 ? 'Todas' : ''}
      />
      <MultiSelect
        filter={typedOptions}
        label="Tiers"
        data={TIERS}
        value={[...value.tiers]}
        onChange={(tiers) => onChange({ ...value, tiers })}
        clearable
        placeholder={value.tiers.length === 0 ? 'Todos' : ''}
      />
    </Group>
  );
}
