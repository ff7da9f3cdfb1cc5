import { productSearch } from '../calls/products.ts';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useQueryCall } from '../api/hooks.ts';
import { countInWords } from '../ui/format/numbers.ts';
import styles from './product-stock.module.css';

/** A product by code, part number or words, with what is free of it. */
export function ProductFinder({ onPick }: { onPick: (codigo_sap: string) => void }) {
  const box = useCombobox();
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), 120);
  const found = useQueryCall(productSearch, { buscar }, { enabled: buscar !== '', keepPrevious: true });
  const list = buscar === '' ? [] : (found.data?.productos ?? []).slice(0, 12);
  const pick = (codigo_sap: string) => {
    setTyped('');
    box.closeDropdown();
    onPick(codigo_sap);
  };
  return (
    <Combobox store={box} onOptionSubmit={pick} withinPortal>
      <Combobox.Target>
        <TextInput
          className={styles.finder}
          aria-label="Buscar producto"
          placeholder="Código, part number o nombre"
          leftSection={<IconSearch size={16} aria-hidden />}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(e) => {
            setTyped(e.currentTarget.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
          onFocus={() => box.openDropdown()}
          onBlur={() => box.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={buscar === ''}>
        <Combobox.Options className={styles.options}>
          {list.map((p) => (
            <Combobox.Option key={p._id} value={p.codigo_sap}>
              <strong>{p.part_number}</strong> · {p.nombre}
              <small className={styles.hint}>{countInWords(p.disponible, ['disponible', 'disponibles'])}</small>
            </Combobox.Option>
          ))}
          {list.length === 0 && (
            <Combobox.Empty>
              {found.isFetching ? 'Buscando…' : 'Ningún producto. Revisa el código o busca por otra palabra.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
