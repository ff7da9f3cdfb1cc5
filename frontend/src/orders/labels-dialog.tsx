import { Button, Group, Modal, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { orderLabels } from '../calls/orders.ts';
import { useQueryCall } from '../api/hooks.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { Unreadable } from '../documents/unreadable.tsx';
import { refusalOf } from './use-sheet.shared.ts';
import styles from './labels-dialog.module.css';

const MOST = 50;

/** *Etiquetas*: one label per package, for the printer. */
export function LabelsDialog({ number, onClose }: { number: number; onClose: () => void }) {
  useReturnFocus();
  const query = useQueryCall(orderLabels, { number });
  const [packages, setPackages] = useState<number | undefined>(1);
  const found = query.data?.ok ? query.data.etiquetas : undefined;
  const refusal = refusalOf(query.data);
  const count = Math.min(MOST, Math.max(1, Math.trunc(packages || 1)));
  return (
    <Modal opened onClose={onClose} title={`Etiquetas del Pedido N° ${number}`} size={SHEET.record}>
      {!found && !refusal && !query.error && <Skeleton height={240} />}
      {!found && (refusal !== undefined || query.error) && (
        <Unreadable what="El pedido" refusal={refusal} error={query.error} onRetry={() => void query.refetch()} />
      )}
      {found && (
        <>
          <Group align="flex-end" mb="md" className={styles.ask ?? ''}>
            <NumberInput label="Bultos" value={packages} onChange={setPackages} decimals={0} w={120} data-autofocus />
            <Button leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
              Imprimir
            </Button>
          </Group>
          <div className={styles.labels}>
            {Array.from({ length: count }, (_, n) => (
              <article key={n} className={styles.label}>
                <header>
                  <strong>{`Pedido N° ${found.number}`}</strong>
                  <span>{`Bulto ${n + 1} de ${count}`}</span>
                </header>
                <svg
                  className={styles.qr}
                  viewBox={`0 0 ${found.qr.size} ${found.qr.size}`}
                  role="img"
                  aria-label={`Código del Pedido N° ${found.number}`}
                >
                  <path d={found.qr.d} />
                </svg>
                <p className={styles.client}>{found.cliente_nombre}</p>
                <p>{[found.direccion, found.comuna, found.region].filter(Boolean).join(', ') || 'Retira en sala'}</p>
                <p>
                  {[found.telefono, found.tipo_entrega, found.orden_compra && `OC ${found.orden_compra}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </article>
            ))}
          </div>
        </>
      )}
    </Modal>
  );
}
