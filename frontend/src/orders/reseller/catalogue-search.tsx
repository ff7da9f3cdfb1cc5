import type { ResellerStockRow } from '@power/domain/products/views/partner-stock-row';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useQueryCall } from '../../api/hooks.ts';
import { resellerStock } from '../../calls/products.ts';
import type { SearchSlot } from '../../documents/form/document-form.tsx';
import { firstFound, MoreFound } from '../../documents/product-search/more-found.tsx';
import { unitsAndText } from '../../documents/product-search/units-and-text.ts';
import styles from '../../documents/product-search/product-search.module.css';
import { formatMoney } from '../../ui/format/numbers.ts';
import { lineFor, type OrderedLine } from './ordered-lines.tsx';

/** A few more than are shown: whoever reads them knows that there are others. */
const BLOCK = { startRow: 0, endRow: 20, filterModel: {}, sortModel: [] };

/** Product of the own catalogue, at the price of the own company and with what there is of it in words; Enter adds the first. */
export function CatalogueSearch({ input, error, left, onAdd, onLines }: SearchSlot<OrderedLine>) {
  const box = useCombobox();
  const [typed, setTyped] = useState('');
  const { units, text } = unitsAndText(typed);
  const [search] = useDebouncedValue(text, 150);
  const found = useQueryCall(
    resellerStock,
    { ...BLOCK, quickFilter: search },
    { enabled: search !== '', keepPrevious: true },
  );
  // An answer to these very words: not that to others, nor none at all.
  const current = search === text && found.data !== undefined && !found.isPlaceholderData;
  const rows = found.data && 'rows' in found.data ? (found.data.rows as readonly ResellerStockRow[]) : undefined;
  const list = search === '' ? [] : firstFound(rows);
  const first = list[0]?._id;
  const pick = (id: string) => {
    const product = list.find(({ _id }) => _id === id);
    if (!current || !product) return;
    setTyped('');
    box.closeDropdown();
    onAdd(lineFor(product, units));
  };
  useEffect(() => void box.selectFirstOption(), [first, current]);
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      const marked = box.dropdownOpened && box.getSelectedOptionIndex() >= 0;
      if (!marked && first !== undefined) pick(first);
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && typed === '') {
      onLines();
      setTimeout(box.closeDropdown);
    }
  };
  return (
    <Combobox store={box} onOptionSubmit={pick} withinPortal preventPositionChangeWhenVisible={false}>
      <Combobox.Target>
        <TextInput
          ref={input}
          label="Agregar producto"
          placeholder="Código, part number o nombre"
          autoComplete="off"
          value={typed}
          error={
            left !== '' && left === typed.trim()
              ? `«${left}» todavía no está en la orden: agrégalo con Enter o bórralo.`
              : error
          }
          rightSection={found.isFetching ? <Loader size={14} /> : null}
          onBlur={() => box.closeDropdown()}
          onKeyDown={key}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text === ''}>
        <Combobox.Options aria-label="Productos encontrados" mah={320} style={{ overflowY: 'auto' }}>
          {list.map((p) => (
            <Combobox.Option key={p._id} value={p._id}>
              <span className={styles.option}>
                <strong>{p.part_number}</strong>
                <span className={styles.name}>{p.nombre}</span>
                <span>
                  {p.disponibilidad} · {formatMoney(p.precio_neto)}
                </span>
              </span>
            </Combobox.Option>
          ))}
          {list.length === 0 && !found.isFetching && (
            <Combobox.Empty>Ningún producto coincide. Revisa el código o busca por nombre.</Combobox.Empty>
          )}
        </Combobox.Options>
        {list.length > 0 && <MoreFound of={rows} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}
