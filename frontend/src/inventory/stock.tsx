import { isBlank } from '@power/domain/kernel/text';
import { Anchor, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import styles from './product-stock.module.css';
import { StockFound } from './stock-found.tsx';

/** *Consulta de Stock*: scan anything and see where it stands; `?buscar` is what was scanned last. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const buscar = params.get('buscar')?.trim() ?? '';
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.page}>
      <PageHeader
        title="Consulta de Stock"
        context={
          <>
            Escanea un código, una serie, una ubicación, un pedido o un embalaje y mira dónde está.{' '}
            <Anchor component={Link} underline="always" to="/sistema/stock/series">
              Ver las series
            </Anchor>
          </>
        }
        action={
          <form
            role="search"
            onSubmit={(e) => {
              e.preventDefault();
              if (!isBlank(typed)) setParams({ buscar: typed.trim() });
              setTyped('');
            }}
          >
            <TextInput
              className={styles.finder}
              aria-label="Código que se busca"
              placeholder="Código, serie, ubicación o pedido"
              leftSection={<IconScan size={16} aria-hidden />}
              autoComplete="off"
              autoFocus
              maxLength={100}
              value={typed}
              onChange={(e) => setTyped(e.currentTarget.value)}
            />
          </form>
        }
      />
      {buscar === '' ? (
        <EmptyState
          title="Escanea algo"
          hint="Un producto por su código, número de parte o código de barras; una serie; una ubicación; un pedido; o un embalaje."
        />
      ) : (
        <StockFound key={buscar} buscar={buscar} />
      )}
    </div>
  );
}
