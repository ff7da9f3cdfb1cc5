import { TORN, torn, unpack } from '@power/domain/picking/reading';
import { Button, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { NumberInput } from '../ui/forms/number-input.tsx';
import type { CaseDraft, FoundSale } from './case-draft.ts';
import { FoundSales, type Sought } from './found-sales.tsx';
import styles from './service.module.css';

interface Props {
  readonly draft: CaseDraft;
  readonly error: string | undefined;
  readonly onAdd: (venta: FoundSale) => void;
}

/** Finds what was sold: by the serial that is scanned or typed, or by the number of an order. */
export function SaleFinder({ draft, error, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [pedido, setPedido] = useState<number>();
  const [sought, setSought] = useState<Sought>();
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const bySerial = (event: FormEvent) => {
    event.preventDefault();
    // Our own labels carry product and serial in one reading.
    const reading = unpack({ codigo: typed.trim() });
    if (torn(reading)) return setWrong(TORN);
    const serie = reading.serie ?? reading.codigo ?? '';
    if (serie === '') return setWrong('Escanea o escribe la serie');
    setWrong(undefined);
    setSought({ serie });
    setTyped('');
  };
  const byOrder = (event: FormEvent) => {
    event.preventDefault();
    if (pedido !== undefined && pedido > 0) setSought({ pedido });
  };
  return (
    <section className={styles.card} aria-label="Producto vendido">
      <h2>Producto</h2>
      <div className={styles.finders}>
        <form className={styles.finder} noValidate onSubmit={bySerial}>
          <TextInput
            ref={input}
            label="Serie"
            leftSection={<IconScan size={16} aria-hidden />}
            autoComplete="off"
            autoFocus
            maxLength={100}
            value={typed}
            error={wrong ?? error}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">Buscar serie</Button>
        </form>
        <form className={styles.finder} noValidate onSubmit={byOrder}>
          <NumberInput label="Sin serie: N° de pedido" decimals={0} value={pedido} onChange={setPedido} />
          <Button type="submit" variant="default" disabled={!pedido}>
            Buscar pedido
          </Button>
        </form>
      </div>
      {sought && (
        <FoundSales
          key={JSON.stringify(sought)}
          sought={sought}
          draft={draft}
          onAdd={(venta) => {
            onAdd(venta);
            input.current?.focus();
          }}
        />
      )}
    </section>
  );
}
