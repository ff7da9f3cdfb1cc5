import { Button, Group } from '@mantine/core';
import {
  IconBarcode,
  IconFlagCheck,
  IconHandStop,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserShare,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { part } from '../ui/part.tsx';
import { useNavigate } from 'react-router-dom';
import { finishPicking, pausePicking, reassignPicking, resumePicking, takePicking } from '../calls/picking.ts';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import styles from './dashboard-bodega.module.css';
import type { WarehouseOrder } from './warehouse-order.ts';

const ReassignDialog = part(() => import('../picking/reassign-dialog.shared.tsx'), 'ReassignDialog');

interface Props {
  readonly order: WarehouseOrder;
  /** Whether this person works on the cards, and does not only direct others. */
  readonly works: boolean;
}

/** Take, pause, resume, finish, on the card itself, and hand to somebody else; a refusal is told and blocks nothing. */
export function CardActions({ order: { number, bodega, hand, own }, works }: Props) {
  const navigate = useNavigate();
  const directs = useMay()(reassignPicking) && hand !== undefined;
  const [handing, setHanding] = useState(false);
  const [taken, paused, mine] = [hand !== undefined, hand?.pausado ?? false, works && own];
  const take = useCommand(takePicking);
  const pause = useCommand(pausePicking);
  const resume = useCommand(resumePicking);
  const finish = useCommand(finishPicking);
  const [busy, setBusy] = useState(false);
  const run = async (command: { run: (request: { pedido: number }) => Promise<{ ok: boolean; mensaje: string }> }) => {
    if (busy) return;
    setBusy(true);
    try {
      const reply = await command.run({ pedido: number });
      showToast({ id: `picking-${number}`, tono: reply.ok ? 'ok' : 'danger', titulo: reply.mensaje });
    } catch (error) {
      showToast({ id: `picking-${number}`, tono: 'danger', titulo: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button key={label} size="xs" variant="default" leftSection={icon} loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
  if (!works && !directs) return null;
  return (
    <Group gap="xs" className={styles.actions ?? ''}>
      {works && !taken && button('Tomar', <IconHandStop size={16} />, () => void run(take))}
      {mine && paused && button('Reanudar', <IconPlayerPlay size={16} />, () => void run(resume))}
      {mine &&
        !paused &&
        button('Pickear', <IconBarcode size={16} />, () => void navigate(`/sistema/picking?pedido=${number}`))}
      {mine && !paused && button('Pausar', <IconPlayerPause size={16} />, () => void run(pause))}
      {mine && !paused && button('Terminar', <IconFlagCheck size={16} />, () => void run(finish))}
      {directs && button('Reasignar', <IconUserShare size={16} />, () => setHanding(true))}
      {handing && hand && (
        <ReassignDialog number={number} bodega={bodega} from={hand} onClose={() => setHanding(false)} />
      )}
    </Group>
  );
}
