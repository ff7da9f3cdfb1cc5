import { CloseButton, Combobox, Group, SegmentedControl, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { useQueryCall } from '../api/hooks.ts';
import { customerSearch } from '../calls/customers.ts';
import { currentRate } from '../calls/products.ts';
import { formatDecimal } from '../ui/format/numbers.ts';
import { NOMBRE_TRANSPORTE, type Transporte, TRANSPORTES } from '@power/domain/quotations/parts';
import { formatMonth } from '@power/domain/kernel/month';
import styles from './pricing.module.css';

export interface Buyer {
  readonly cliente: { readonly _id: string; readonly nombre: string; readonly tipo_cliente: string | null } | null;
  readonly moneda: 'pesos' | 'dolares' | 'euros';
  /** By which goods travel that are sold in dollars or euros. */
  readonly transporte: Transporte;
}

const MONEDAS = [
  { value: 'pesos', label: 'CLP' },
  { value: 'dolares', label: 'USD' },
  { value: 'euros', label: 'EUR' },
];

const WAYS = TRANSPORTES.map((value) => ({ value, label: NOMBRE_TRANSPORTE[value] }));

/** Whose prices, in which currency and by which transport: those that a quotation would freeze. */
export function BuyerBar({ buyer, onBuyer }: { buyer: Buyer; onBuyer: (buyer: Buyer) => void }) {
  const { dolares } = useCurrentUser().permisos;
  const box = useCombobox();
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed.trim(), 150);
  const found = useQueryCall(customerSearch, { buscar }, { enabled: buscar.length > 1, keepPrevious: true });
  const rate = useQueryCall(currentRate, {}, { enabled: buyer.moneda !== 'pesos', staleTime: 60_000 });
  const list = buscar.length > 1 ? (found.data?.clientes ?? []).slice(0, 10) : [];
  const pick = (id: string) => {
    const cliente = list.find((c) => c._id === id);
    setTyped('');
    box.closeDropdown();
    if (cliente) onBuyer({ ...buyer, cliente });
  };
  return (
    <Group gap="sm" className={styles.buyer}>
      {buyer.cliente ? (
        <span className={styles.chosen}>
          <strong>{buyer.cliente.nombre}</strong> {buyer.cliente.tipo_cliente ?? 'Sin Tipo'}
          <CloseButton size="sm" aria-label="Quitar cliente" onClick={() => onBuyer({ ...buyer, cliente: null })} />
        </span>
      ) : (
        <Combobox store={box} onOptionSubmit={pick} withinPortal>
          <Combobox.Target>
            <TextInput
              aria-label="Cliente"
              placeholder="Precios de un cliente: nombre o RUT"
              className={styles.customer}
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(e) => {
                setTyped(e.currentTarget.value);
                box.openDropdown();
                box.updateSelectedOptionIndex();
              }}
              onBlur={() => box.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={buscar.length < 2}>
            <Combobox.Options>
              {list.map((c) => (
                <Combobox.Option key={c._id} value={c._id}>
                  <strong>{c.nombre}</strong> · {c.legalcode} · {c.tipo_cliente ?? 'Sin Tipo'}
                </Combobox.Option>
              ))}
              {list.length === 0 && (
                <Combobox.Empty>{found.isFetching ? 'Buscando…' : 'Ningún cliente coincide.'}</Combobox.Empty>
              )}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
      {dolares && (
        <SegmentedControl
          aria-label="Moneda"
          size="xs"
          data={MONEDAS}
          value={buyer.moneda}
          onChange={(moneda) => onBuyer({ ...buyer, moneda: moneda as Buyer['moneda'] })}
        />
      )}
      {dolares && buyer.moneda !== 'pesos' && (
        <SegmentedControl
          aria-label="Transporte"
          size="xs"
          data={WAYS}
          value={buyer.transporte}
          onChange={(transporte) => onBuyer({ ...buyer, transporte: transporte as Transporte })}
        />
      )}
      {buyer.moneda === 'dolares' && rate.data && (
        <small>{`Tipo de cambio ${formatDecimal(rate.data.tc)}${rate.data.respaldo ? ' (de respaldo: el mes no tiene valor)' : ` de ${formatMonth(rate.data.yyyymm)}`}`}</small>
      )}
    </Group>
  );
}
