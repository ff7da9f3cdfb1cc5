import type { NotaForecast } from '@power/domain/forecast/views/notes';
import { ActionIcon, Anchor, Button, Progress } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { formatMoney } from '../ui/format/numbers.ts';
import { formatDay } from '../ui/format/times.ts';
import styles from './notes.module.css';

interface Props {
  readonly note: NotaForecast;
  readonly email: string;
  readonly onManage: () => void;
  readonly onQuotation: (cotizacion: number) => void;
  readonly onEdit?: () => void;
}

/** Who may not edit notes (document 1 §2: the list is empty). */
const BLOCKED: readonly string[] = [];
export const mayEditNote = (email: string, blocked: readonly string[] = BLOCKED): boolean => !blocked.includes(email);

/** Content of a forecast note: customer, next step, its date, total, progress (document 1 §2). */
export const ForecastNoteCard = ({ note: n, email, onManage, onQuotation, onEdit }: Props) => (
  <>
    <dl className={styles.facts}>
      <dt>Cliente</dt>
      <dd>{n.cliente_nombre}</dd>
      <dt>Próximo paso</dt>
      <dd>{n.tracking.next_step ?? '–'}</dd>
      <dt>Fecha</dt>
      <dd>{formatDay(n.tracking.fechaAccion)}</dd>
      <dt>Total</dt>
      <dd>
        <strong>{formatMoney(n.monto_total)}</strong>
      </dd>
    </dl>
    <div className={styles.progress}>
      <Progress value={n.porcentaje} color={n.color} aria-label="Avance" />
      <span>{n.porcentaje}%</span>
    </div>
    <div className={styles.actions}>
      <Button size="xs" onClick={onManage}>
        Gestionar
      </Button>
      {n.cotizacion !== null && (
        <Anchor component="button" type="button" size="sm" onClick={() => onQuotation(n.cotizacion!)}>
          Cot.: {n.cotizacion}
        </Anchor>
      )}
      {onEdit && mayEditNote(email) && (
        <ActionIcon variant="subtle" aria-label="Editar nota" onClick={onEdit}>
          <IconPencil size={16} />
        </ActionIcon>
      )}
    </div>
  </>
);
