import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { productSearch } from '../../calls/products.ts';
import { useQueryCall } from '../../api/hooks.ts';
import { arrivalOf } from '../../ui/format/arrival.ts';
import { formatCount, formatMoney } from '../../ui/format/numbers.ts';
import type { FoundProduct } from '@power/domain/products/views/product-search';
import { priceFor } from '@power/domain/products/prices.shared';
import { calledExactly } from './find-product.ts';
import { firstFound, MoreFound } from './more-found.tsx';
import styles from './product-search.module.css';
import { unitsAndText } from './units-and-text.ts';

interface Props {
  readonly bodega: string;
  readonly tipo: string | null | undefined;
  /** What products are added to: *el pedido*. */
  readonly place: string;
  readonly hints?: ReactNode;
  /** Enter came before the answer: whoever takes the words looks them up, and the person types on. */
  readonly onEarly?: (text: string, units: number) => void;
  /** Words to begin with; another object begins anew. */
  readonly seed?: { readonly text: string } | undefined;
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onPick: (product: FoundProduct, units: number) => void;
  /** From the empty field into the lines, to the quantity of the last one. */
  readonly onLines: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  /** What was still being typed when the order was to be sent. */
  readonly left: string;
  /** The customer is known already: begin here. */
  readonly first: boolean;
}

/** What there is of it in the warehouse; of what there is none, what is on its way. */
function thereOf(product: FoundProduct, bodega: string): string {
  const available = product.stock.find((s) => s.bodega === bodega)?.disponible ?? product.disponible;
  const arrives = available > 0 ? undefined : arrivalOf(product);
  return `${formatCount(available)} disp.${arrives === undefined ? '' : ` · ${arrives}`}`;
}

/** Product by code, part number or words, with the customer's price and the stock of the warehouse; Enter adds it. */
export function ProductSearch(props: Props) {
  const { bodega, tipo, place, onPick, onLines, input, error, left, first: begin } = props;
  const box = useCombobox();
  const [typed, setTyped] = useState('');
  const { units, text } = unitsAndText(typed);
  const [search] = useDebouncedValue(text, 120);
  const found = useQueryCall(
    productSearch,
    { buscar: search, ...(bodega ? { bodega } : {}) },
    { enabled: search !== '', keepPrevious: true },
  );
  // An answer to these very words: not that to others, nor none at all.
  const current = search === text && found.data !== undefined && !found.isPlaceholderData;
  const list = search === '' ? [] : firstFound(found.data?.productos);
  const early = useRef(false);
  // Two that are called exactly so: the person says which, no Enter of a scanner does.
  const twins = current ? calledExactly(list, text).length : 0;
  const first = twins > 1 ? undefined : list[0]?._id;
  const pick = (id: string) => {
    const product = list.find((p) => p._id === id);
    // What is proposed may still be the answer to other words: whoever types fast means theirs.
    if (!current || !product || product.bloqueado) return;
    setTyped('');
    early.current = false;
    box.closeDropdown();
    onPick(product, units);
  };
  useEffect(() => {
    if (twins > 1) box.resetSelectedOption();
    else box.selectFirstOption();
    // Enter came before the answer: it meant the first product found.
    if (early.current && current && first !== undefined) pick(first);
  }, [first, current, twins]);
  const seed = props.seed;
  useEffect(() => {
    if (!seed) return;
    setTyped(seed.text);
    input.current?.focus();
    box.openDropdown();
  }, [seed]);
  // The message is below the field, where the proposals would hide it.
  useEffect(() => {
    if (left !== '') box.closeDropdown();
  }, [left]);
  const key = (e: KeyboardEvent) => {
    if (e.key === 'Enter' && text !== '') {
      e.preventDefault();
      if (!current && props.onEarly) {
        setTyped('');
        box.closeDropdown();
        props.onEarly(text, units);
        return;
      }
      early.current = !current;
      // The list is closed, or nothing in it is marked yet: the first one is meant, and no Enter is lost.
      const marked = box.dropdownOpened && box.getSelectedOptionIndex() >= 0;
      if (current && !marked && first !== undefined) pick(first);
    }
    if ((e.key === 'ArrowDown' || e.key === 'ArrowUp') && typed === '') {
      onLines();
      // The combobox opens on arrows; there is nothing to choose from.
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
              ? `«${left}» todavía no está en ${place}: agrégalo con Enter o bórralo.`
              : error
          }
          rightSection={found.isFetching ? <Loader size={14} /> : null}
          description={props.hints}
          data-autofocus={begin || undefined}
          onBlur={() => {
            early.current = false;
            box.closeDropdown();
          }}
          onKeyDown={key}
          onPaste={props.onPaste}
          onChange={(e) => {
            setTyped(e.currentTarget.value);
            early.current = false;
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text === ''}>
        <Combobox.Options aria-label="Productos encontrados" mah={320} style={{ overflowY: 'auto' }}>
          {twins > 1 && (
            <Combobox.Empty>{`${twins} productos se llaman así: elige uno con las flechas.`}</Combobox.Empty>
          )}
          {list.map((p) => (
            <Combobox.Option key={p._id} value={p._id} disabled={p.bloqueado}>
              <span className={styles.option}>
                <strong>{p.part_number}</strong>
                <span className={styles.name}>{p.nombre}</span>
                <span>
                  {p.bloqueado
                    ? 'Bloqueado'
                    : p.servicio
                      ? `Servicio · ${formatMoney(priceFor(p.precios, tipo))}`
                      : `${thereOf(p, bodega)} · ${formatMoney(priceFor(p.precios, tipo))}`}
                </span>
              </span>
            </Combobox.Option>
          ))}
          {list.length === 0 && !found.isFetching && (
            <Combobox.Empty>Ningún producto coincide. Revisa el código o busca por nombre.</Combobox.Empty>
          )}
        </Combobox.Options>
        {list.length > 0 && <MoreFound of={found.data?.productos} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}
