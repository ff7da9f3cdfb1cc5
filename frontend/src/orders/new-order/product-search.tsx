import { productSearch } from '@power/domain/products/views/product-search';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useQueryCall } from '../../api/hooks.ts';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import type { DraftProduct } from './draft.ts';
import { priceFor } from './prices.ts';
import styles from './new-order.module.css';

interface Props {
  readonly bodega: string;
  readonly tipo: string | null | undefined;
  readonly onPick: (product: DraftProduct) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
}

/** Product by code, part number or words, with the customer's price and the stock of the warehouse; Enter takes it. */
export function ProductSearch({ bodega, tipo, onPick, input, error }: Props) {
  const box = useCombobox();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 120);
  const found = useQueryCall(productSearch, { buscar: search, ...(bodega ? { bodega } : {}) }, { enabled: search.trim() !== '', keepPrevious: true });
  const current = search === typed && !found.isPlaceholderData;
  const list = search.trim() === '' ? [] : (found.data?.productos ?? []).slice(0, 12);
  const early = useRef(false);
  const first = list[0]?._id;
  const pick = (id: string) => {
    const product = list.find((p) => p._id === id);
    if (!product || product.bloqueado) return;
    setTyped('');
    early.current = false;
    box.closeDropdown();
    onPick(product);
  };
  useEffect(() => {
    box.selectFirstOption();
    // Enter came before the answer: it meant the first product found.
    if (early.current && current && first !== undefined) pick(first);
  }, [first, current]);
  return (
    <Combobox store={box} onOptionSubmit={pick} withinPortal preventPositionChangeWhenVisible={false}>
      <Combobox.Target>
        <TextInput
          ref={input} label="Agregar producto" placeholder="Código, part number o nombre" autoComplete="off" value={typed} error={error} rightSection={found.isFetching ? <Loader size={14} /> : null}
          onBlur={() => { early.current = false; box.closeDropdown(); }} onKeyDown={(e) => { if (e.key === 'Enter' && !e.ctrlKey && typed !== '') { e.preventDefault(); early.current = !current; } }}
          onChange={(e) => { setTyped(e.currentTarget.value); early.current = false; box.openDropdown(); box.updateSelectedOptionIndex(); }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed.trim() === ''}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
          {list.map((p) => (
            <Combobox.Option key={p._id} value={p._id} disabled={p.bloqueado}>
              <span className={styles.option}>
                <strong>{p.part_number}</strong><span className={styles.name}>{p.nombre}</span>
                <span className="tabular">{p.bloqueado ? 'Bloqueado' : `${formatCount(p.stock.find((s) => s.bodega === bodega)?.disponible ?? p.disponible)} disp. · ${formatMoney(priceFor(p.precios, tipo))}`}</span>
              </span>
            </Combobox.Option>
          ))}
          {list.length === 0 && !found.isFetching && <Combobox.Empty>Ningún producto coincide.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
