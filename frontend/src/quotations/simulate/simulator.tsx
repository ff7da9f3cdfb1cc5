import type { Supuestos } from '@power/domain/pricing/what-if.shared';
import { Button, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useCurrentUser } from '../../access/current-user.ts';
import { messageOf } from '../../api/call-error.ts';
import { useQueryCall } from '../../api/hooks.ts';
import type { RequestFor } from '../../api/wire.ts';
import { simulateQuotation } from '../../calls/quotations.ts';
import { Suppositions } from '../../pricing/suppositions.shared.tsx';
import { DetailDialog } from '../../ui/dialogs/detail-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format/numbers.ts';
import { SimulatedLines, type Simulation } from './simulated-lines.tsx';
import { SimulatedTotals } from './simulated-totals.tsx';
import styles from './simulate.module.css';

type Request = RequestFor<typeof simulateQuotation>;
type Price = Simulation['lineas'][number];
const PAUSE_MS = 300;
const FOLLOW = [
  { value: 'siguen', label: 'Los precios siguen' },
  { value: 'mantienen', label: 'Mantener los precios' },
];

interface Props {
  readonly title: string;
  /** The quotation, saved or as it stands in the editor. */
  readonly subject: Omit<Request, 'supuestos' | 'precios' | 'margenes'>;
  readonly pesos: boolean;
  readonly onClose: () => void;
  /** Takes the lines whose price would be another; absent where nothing can be applied. */
  readonly onApply: ((lines: readonly Price[]) => void) | undefined;
  readonly busy?: boolean;
}

/** *Simular*: other dollar, freight, table or margins beside what the quotation is. Writes nothing until it is applied. */
export function Simulator({ title, subject, pesos, onClose, onApply, busy = false }: Props) {
  const { margenes } = useCurrentUser().permisos;
  const [supuestos, setSupuestos] = useState<Supuestos>({});
  const [precios, setPrecios] = useState<'siguen' | 'mantienen'>('siguen');
  const [wanted, setWanted] = useState<Readonly<Record<number, number>>>({});
  const asked = {
    ...subject,
    supuestos,
    precios,
    margenes: Object.entries(wanted).map(([lugar, margen]) => ({ lugar: Number(lugar), margen })),
  };
  const [request] = useDebouncedValue(JSON.stringify(asked), PAUSE_MS);
  const query = useQueryCall(simulateQuotation, JSON.parse(request) as Request, { keepPrevious: true, staleTime: 0 });
  const reply = query.data as (Simulation & { mensaje?: string }) | { ok: false; mensaje?: string } | undefined;
  const found = reply?.ok ? reply : undefined;
  const failed = reply?.ok === false ? reply.mensaje : query.error ? messageOf(query.error) : undefined;
  const settled = request === JSON.stringify(asked) && !query.isPlaceholderData;
  const moved =
    found?.lineas.filter((line) => line.problema === null && line.despues.precio !== line.antes.precio) ?? [];
  return (
    <DetailDialog
      title={title}
      onClose={onClose}
      loading={!found && failed === undefined}
      totals={found && <SimulatedTotals of={found} margenes={margenes} />}
      actions={
        <Button variant="default" onClick={onClose}>
          Cerrar
        </Button>
      }
      primary={
        onApply && (
          <Button onClick={() => onApply(moved)} loading={busy} disabled={!settled || moved.length === 0}>
            {moved.length === 0
              ? 'Aplicar precios'
              : `Aplicar ${formatCount(moved.length)} ${moved.length === 1 ? 'precio' : 'precios'}`}
          </Button>
        )
      }
    >
      <Suppositions
        value={supuestos}
        onChange={setSupuestos}
        dolar={found?.dolar}
        fields={margenes ? ['factor_aereo', 'factor_maritimo', ...(pesos ? (['tier', 'puntos'] as const) : [])] : []}
      />
      <SegmentedControl
        mt="sm"
        size="xs"
        aria-label="Precios"
        data={FOLLOW}
        value={precios}
        onChange={(value) => setPrecios(value as typeof precios)}
      />
      {failed !== undefined && (
        <EmptyState
          title="La simulación no se pudo hacer"
          hint={failed}
          action={
            <Button variant="default" onClick={() => void query.refetch()}>
              Reintentar
            </Button>
          }
        />
      )}
      {found && (
        <div className={settled ? undefined : styles.waiting} aria-live="polite">
          <SimulatedLines
            of={found}
            margenes={margenes}
            wanted={wanted}
            onWanted={(lugar, margen) =>
              setWanted(({ [lugar]: _, ...others }) =>
                margen === undefined || Number.isNaN(margen) ? others : { ...others, [lugar]: margen },
              )
            }
          />
        </div>
      )}
    </DetailDialog>
  );
}
