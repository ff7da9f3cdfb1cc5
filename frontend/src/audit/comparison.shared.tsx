import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { Alert, Button, Group } from '@mantine/core';
import { IconGitCompare } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { serverNow } from '../api/server-time.ts';
import { auditDiff } from '../calls/audit.ts';
import { MomentButton } from '../ui/clock/moment-button.tsx';
import { FieldChanges, type ValueName } from '../ui/dialogs/field-changes.tsx';
import { formatCount } from '../ui/format/numbers.ts';
import { DownloadEvidence } from './download-evidence.tsx';
import styles from './changes.module.css';

interface Props {
  readonly stream: string;
  readonly names?: ValueName | undefined;
}

/** Behind a button, for it asks the server: what of a document changed between two moments. Beside it, its evidence. */
export function Comparison(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Group my="sm" gap="xs">
        {!open && (
          <Button variant="default" size="xs" leftSection={<IconGitCompare size={16} />} onClick={() => setOpen(true)}>
            Comparar dos momentos
          </Button>
        )}
        <DownloadEvidence stream={props.stream} />
      </Group>
      {open && <Between {...props} />}
    </>
  );
}

const WEEK_MS = 7 * 86_400_000;

/** *Qué cambió entre el lunes y hoy*: field by field; without a second moment until now. */
function Between({ stream, names }: Props) {
  const [desde, setDesde] = useState(() => new Date(serverNow() - WEEK_MS).toISOString());
  const [hasta, setHasta] = useState('');
  const { data, error } = useQueryCall(
    auditDiff,
    { stream, desde, ...(hasta !== '' && { hasta }) },
    { keepPrevious: true, staleTime: 0 },
  );
  const found = data?.ok ? data : undefined;
  const { ok, mensaje } = (data ?? {}) as { readonly ok?: boolean; readonly mensaje?: string };
  const failed = error ? messageOf(error) : ok === false ? mensaje : undefined;
  const changes = found?.cambios.filter(({ campo }) => !tellsNothing(campo)) ?? [];
  return (
    <section className={styles.changes} aria-label="Qué cambió entre dos momentos">
      <h3>Qué cambió entre dos momentos</h3>
      <Group gap="xs" my="sm">
        <MomentButton label="Desde" at={desde} onChange={(at) => at !== '' && setDesde(at)} />
        <MomentButton label="Hasta" at={hasta} onChange={setHasta} />
      </Group>
      {failed !== undefined && (
        <Alert color="red" variant="light">
          {failed}
        </Alert>
      )}
      {found && (
        <>
          <p>{saying(found, changes.length)}</p>
          <FieldChanges of={changes} valueName={names} />
        </>
      )}
    </section>
  );
}

/** How much happened, in a sentence. */
function saying({ v1, v2, total }: { v1: number; v2: number; total: number }, fields: number): string {
  if (v2 < 0) return 'Todavía no existía en esos momentos.';
  if (total === 0) return 'Nada cambió entre esos momentos.';
  const events = `${formatCount(total)} ${total === 1 ? 'evento' : 'eventos'}`;
  if (fields === 0) return `Hubo ${events}, y ningún campo quedó con otro valor.`;
  return v1 < 0 ? `Se creó entre esos momentos, con ${events}.` : `Hubo ${events}. Antes y después:`;
}
