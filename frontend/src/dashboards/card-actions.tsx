import { finishPicking } from '@power/domain/picking/finish-picking';
import { pausePicking } from '@power/domain/picking/pause-picking';
import { resumePicking } from '@power/domain/picking/resume-picking';
import { takePicking } from '@power/domain/picking/take-picking';
import { Button, Group } from '@mantine/core';
import { IconBarcode, IconFlagCheck, IconHandStop, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { showToast } from '../ui/feedback/toasts.ts';

interface Props {
  readonly number: number;
  readonly taken: boolean;
  readonly own: boolean;
  readonly paused: boolean;
}

/** Take, pause, resume, finish, on the card itself; a refusal is told and blocks nothing. */
export function CardActions({ number, taken, own, paused }: Props) {
  const navigate = useNavigate();
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
  const button = (label: string, icon: ReactNode, onClick: () => void) => <Button key={label} size="xs" variant="default" leftSection={icon} loading={busy} onClick={onClick}>{label}</Button>;
  if (taken && !own) return null;
  return (
    <Group gap="xs">
      {!taken && button('Tomar', <IconHandStop size={16} />, () => void run(take))}
      {taken && paused && button('Reanudar', <IconPlayerPlay size={16} />, () => void run(resume))}
      {taken && !paused && button('Pickear', <IconBarcode size={16} />, () => void navigate(`/sistema/picking?pedido=${number}`))}
      {taken && !paused && button('Pausar', <IconPlayerPause size={16} />, () => void run(pause))}
      {taken && !paused && button('Terminar', <IconFlagCheck size={16} />, () => void run(finish))}
    </Group>
  );
}
