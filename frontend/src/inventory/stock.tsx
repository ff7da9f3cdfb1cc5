import { Skeleton, TextInput } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { placeStock, stockLookup } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { refusalOf } from '../orders/use-sheet.shared.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { MoveDialog } from './move-dialog.tsx';
import styles from './product-stock.module.css';
import { type Move, StockAnswer } from './stock-answer.tsx';

function Answer({ buscar, onMove }: { buscar: string; onMove: Move | undefined }) {
  const found = useQueryCall(stockLookup, { buscar }, { staleTime: 0 });
  useLiveRefresh(stockLookup, stockLookup.topic);
  if (found.error) return <EmptyState title="El stock no se pudo leer" hint={messageOf(found.error)} />;
  if (!found.data) return <Skeleton height={320} width="auto" mx="lg" />;
  const refused = refusalOf(found.data);
  if (refused !== undefined) return <EmptyState title="Código desconocido" hint={refused} />;
  return <StockAnswer of={found.data as never} onMove={onMove} />;
}

/** *Consulta de Stock*: scan anything and see where it stands; `?buscar` is what was scanned last. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const buscar = params.get('buscar')?.trim() ?? '';
  const [typed, setTyped] = useState('');
  const [moving, setMoving] = useState<Parameters<Move>>();
  const may = useMay()(placeStock);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Consulta de Stock"
        context="Escanea un código, una serie, una ubicación o un pedido y mira dónde está"
        action={
          <form
            role="search"
            onSubmit={(e) => {
              e.preventDefault();
              if (typed.trim() !== '') setParams({ buscar: typed.trim() });
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
          hint="Un producto por su código, número de parte o código de barras; una serie; una ubicación; o un pedido."
        />
      ) : (
        <Answer key={buscar} buscar={buscar} onMove={may ? (...of) => setMoving(of) : undefined} />
      )}
      {moving && (
        <MoveDialog
          product={moving[0]}
          from={moving[1]}
          onClose={() => setMoving(undefined)}
          onDone={() => setMoving(undefined)}
        />
      )}
    </div>
  );
}
