import { Alert, Button, Group } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { FieldChanges, type ValueName } from '../dialogs/field-changes.tsx';
import { formatDayTime } from '../format/times.ts';
import styles from './form-messages.module.css';
import type { FormReply, Meanwhile } from './submit-reply.ts';

interface ChangesProps {
  readonly of: readonly Meanwhile[] | undefined;
  readonly valueName?: ValueName | undefined;
  readonly mine?: ((campo: string) => boolean) | undefined;
}

/** What others changed meanwhile: step by step, by whom, when, and which fields. */
export const MeanwhileChanges = ({ of, valueName, mine }: ChangesProps) => (
  <ul className={styles.steps}>
    {of?.map((c, n) => (
      <li key={n}>
        <strong>{c.etiqueta}</strong> por {c.usuario}
        {c.at ? `, ${formatDayTime(c.at)}` : ''}
        {c.campos && <FieldChanges of={c.campos} valueName={valueName} mine={mine} />}
      </li>
    ))}
  </ul>
);

interface Props extends Omit<ChangesProps, 'of'> {
  readonly reply: FormReply;
  readonly onApply: () => void;
  /** Takes the new version over into the form, below what was typed. */
  readonly onNewer: (() => void) | undefined;
  readonly busy: boolean;
}

/**
 * The document changed since it was opened: what, by whom, and the ways on; what was typed stays either way. The form's own
 * button waits meanwhile: it would send the version again that is past.
 */
export const StaleAlert = ({ reply, onApply, onNewer, busy, ...changes }: Props) => (
  <Alert
    color="yellow"
    variant="light"
    icon={<IconGitMerge />}
    title={reply.titulo ?? 'El documento cambió'}
    role="alert"
  >
    {reply.mensaje !== undefined && <p className={styles.text}>{reply.mensaje}</p>}
    <MeanwhileChanges of={reply.cambios} {...changes} />
    <p className={styles.text}>
      Lo que escribiste sigue en el formulario: aplícalo encima{onNewer && ' o sigue con la versión nueva'}.
    </p>
    <Group gap="sm" mt="sm">
      <Button
        size="xs"
        variant="default"
        data-on-top
        onClick={onApply}
        loading={busy}
        disabled={reply.version === undefined}
      >
        Aplicar lo mío encima
      </Button>
      {onNewer && (
        <Button size="xs" variant="default" onClick={onNewer} disabled={busy}>
          Seguir con la versión nueva
        </Button>
      )}
    </Group>
  </Alert>
);
