import { seesOwnOnly } from '@power/domain/kernel/query';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { customerSearch } from '../../calls/customers.ts';
import { useCurrentUser } from '../../access/current-user.ts';
import { useQueryCall } from '../../api/hooks.ts';
import type { DraftCustomer } from './draft.ts';
import { firstFound, MoreFound } from '../../documents/product-search/more-found.tsx';
import styles from './new-order.module.css';

const NONE = 'Ningún cliente coincide. Revisa el nombre o el RUT.';
const NO_OWN =
  'Ningún cliente tuyo coincide. Revisa el nombre o el RUT; si lo atiende otro ejecutivo, pide a un administrador que te lo asigne.';

interface Props {
  readonly label?: string;
  readonly value: (Pick<DraftCustomer, 'nombre' | 'legalcode'> & { readonly tipo_cliente: string | null }) | null;
  readonly onChange: (customer: DraftCustomer) => void;
  readonly onPicked: () => void;
  readonly error: string | undefined;
}

/** Customer by name or RUT; Enter takes the first, and the products are next: at once, whether the answer is there or not. */
export function CustomerSearch({ label = 'Cliente', value, onChange, onPicked, error }: Props) {
  const box = useCombobox();
  const ownOnly = seesOwnOnly(customerSearch.scope, useCurrentUser().perfiles.perfil);
  const [typed, setTyped] = useState<string>();
  const [search] = useDebouncedValue(typed ?? '', 150);
  const found = useQueryCall(
    customerSearch,
    { buscar: search },
    { enabled: search.trim().length > 1, keepPrevious: true },
  );
  const list = search.trim().length > 1 ? firstFound(found.data?.clientes) : [];
  const current = typed !== undefined && search === typed && found.isSuccess && !found.isPlaceholderData;
  const first = list[0]?._id;
  const early = useRef(false);
  const [lost, setLost] = useState(false);
  const pick = (id: string) => {
    // What is proposed may still be the answer to other words: whoever types fast means theirs.
    if (!current) return;
    const customer = list.find((c) => c._id === id);
    const typesOn = early.current;
    early.current = false;
    setTyped(undefined);
    box.closeDropdown();
    if (!customer) return;
    onChange(customer);
    if (!typesOn) onPicked();
  };
  useEffect(() => {
    box.selectFirstOption();
    // Enter came before the answer: it meant the first customer found.
    if (!early.current || !current) return;
    if (first !== undefined) return pick(first);
    early.current = false;
    setLost(true);
  }, [first, current]);
  return (
    <Combobox store={box} onOptionSubmit={pick} withinPortal preventPositionChangeWhenVisible={false}>
      <Combobox.Target>
        <TextInput
          label={label}
          withAsterisk
          placeholder="Nombre o RUT"
          autoComplete="off"
          error={lost ? (ownOnly ? NO_OWN : NONE) : error}
          data-autofocus={value === null || undefined}
          rightSection={found.isFetching ? <Loader size={14} /> : null}
          value={typed ?? value?.nombre ?? ''}
          title={typed === undefined ? value?.nombre : undefined}
          // Below the field: beside a long name it would be cut off.
          description={value ? `${value.legalcode} · Tipo: ${value.tipo_cliente ?? 'Sin Tipo'}` : undefined}
          onFocus={(e) => e.currentTarget.select()}
          onBlur={() => {
            box.closeDropdown();
            // What waits for its answer, or got none, stays to be read.
            if (early.current || lost) return;
            setTyped(undefined);
          }}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || e.ctrlKey || current || (typed ?? '').trim().length < 2) return;
            e.preventDefault();
            early.current = true;
            onPicked();
          }}
          onChange={(e) => {
            setTyped(e.currentTarget.value);
            early.current = false;
            setLost(false);
            box.openDropdown();
            box.updateSelectedOptionIndex();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={typed === undefined || search.trim().length < 2}>
        <Combobox.Options aria-label="Clientes encontrados" mah={320} style={{ overflowY: 'auto' }}>
          {list.map((c) => (
            <Combobox.Option key={c._id} value={c._id}>
              <span className={styles.customer} title={c.nombre}>
                <strong>{c.nombre}</strong>
                {c.legalcode} · {c.tipo_cliente ?? 'Sin Tipo'}
              </span>
            </Combobox.Option>
          ))}
          {list.length === 0 && !found.isFetching && <Combobox.Empty>{ownOnly ? NO_OWN : NONE}</Combobox.Empty>}
        </Combobox.Options>
        {list.length > 0 && <MoreFound of={found.data?.clientes} />}
      </Combobox.Dropdown>
    </Combobox>
  );
}
