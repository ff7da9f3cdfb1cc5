import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { placeStock, stockLookup, takeToTrolley } from '../calls/inventory.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import { refusalOf } from '../orders/use-sheet.shared.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TakeDialog } from './trolley/take-dialog.tsx';
import { type Move, StockAnswer } from './stock-answer.tsx';

/** What a code is and where its goods stand, live; who keeps the warehouse moves them from there. */
export function StockFound({ buscar }: { buscar: string }) {
  const [moving, setMoving] = useState<Parameters<Move>>();
  const [taking, setTaking] = useState<Parameters<Move>>();
  const allowed = useMay();
  const may = allowed(placeStock);
  const found = useQueryCall(stockLookup, { buscar }, { staleTime: 0 });
  useLiveRefresh(stockLookup, stockLookup.topic);
  if (found.error) return <EmptyState title="El stock no se pudo leer" hint={messageOf(found.error)} />;
  if (!found.data) return <Skeleton height={320} width="auto" mx="lg" />;
  const refused = refusalOf(found.data);
  if (refused !== undefined) return <EmptyState title="Código desconocido" hint={refused} />;
  return (
    <>
      <StockAnswer
        of={found.data}
        onMove={may ? (...of) => setMoving(of) : undefined}
        onTake={allowed(takeToTrolley) ? (...of) => setTaking(of) : undefined}
      />
      {taking && <TakeDialog product={taking[0]} from={taking[1]} onClose={() => setTaking(undefined)} />}
      {moving && (
        <MoveDialog
          product={moving[0]}
          from={moving[1]}
          onClose={() => setMoving(undefined)}
          onDone={() => setMoving(undefined)}
        />
      )}
    </>
  );
}
