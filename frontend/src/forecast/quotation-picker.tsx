import type { QuotationRow } from '@power/domain/quotations/views/quotation-row';
import { Loader, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { quotationGridForecast } from '../calls/quotations.ts';
import { formatMoney } from '../ui/format/numbers.ts';
import { only } from '../ui/list/list-tabs.tsx';
import styles from './new-opportunity.module.css';

/** Rows that are proposed; who looks for another one types. */
const FEW = 8;
/** What may still be sold. */
const OPEN = ['Vigente', 'Por Validar', 'Validada'];

/** Names at the left, amounts under each other at the right. */
const WIDE = { root: { padding: 'var(--space-4) 0' }, labelWrapper: { flex: 1 } } as const;

interface Props {
  readonly value: number | null;
  readonly onChange: (number: number) => void;
  readonly error: string | undefined;
}

/** A quotation to follow, by number, customer or reference: the newest until something is typed. */
export function QuotationPicker({ value, onChange, error }: Props) {
  const [typed, setTyped] = useState('');
  const [quickFilter] = useDebouncedValue(typed.trim(), 150);
  const request = {
    startRow: 0,
    endRow: FEW,
    sortModel: [{ colId: 'number', sort: 'desc' }],
    filterModel: { estado: only(...OPEN) },
    ...(quickFilter && { quickFilter }),
  };
  const found = useQueryCall(quotationGridForecast, request as never, { keepPrevious: true });
  const rows = (found.data?.rows ?? []) as readonly QuotationRow[];
  return (
    <div>
      <TextInput
        label="Cotización"
        withAsterisk
        placeholder="Número, cliente o referencia"
        autoComplete="off"
        maxLength={100}
        data-autofocus
        error={error}
        rightSection={found.isFetching ? <Loader size={14} /> : null}
        value={typed}
        onChange={(e) => setTyped(e.currentTarget.value)}
      />
      <Radio.Group
        aria-label="Cotizaciones encontradas"
        value={value === null ? '' : String(value)}
        onChange={(number) => onChange(Number(number))}
        className={styles.found ?? ''}
      >
        {rows.map((q) => (
          <Radio
            key={q.number}
            value={String(q.number)}
            styles={WIDE}
            label={
              <span className={styles.quotation}>
                <strong>{q.number}</strong>
                <span className={styles.name}>{q.cliente_nombre}</span>
                <span>{formatMoney(q.neto)}</span>
              </span>
            }
          />
        ))}
        {found.error && <p className={styles.none}>{messageOf(found.error)}</p>}
        {found.data && rows.length === 0 && (
          <p className={styles.none}>Ninguna cotización abierta coincide. Revisa el número o el cliente.</p>
        )}
      </Radio.Group>
    </div>
  );
}
