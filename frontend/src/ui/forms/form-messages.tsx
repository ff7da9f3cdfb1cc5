import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { FieldErrors } from 'react-hook-form';
import type { FormReply } from './submit-reply.ts';
import styles from './form-messages.module.css';

const messages = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || key === 'ref') return [];
    const here = path ? `${path}.${key}` : key;
    if (typeof error.message === 'string' && error.message !== '') return [[here, error.message] as [string, string]];
    return typeof error === 'object' ? messages(error as FieldErrors, here) : [];
  });

/** What is wrong, in one place, each line leading to its field. */
export function ErrorSummary({
  errors,
  labels,
  focus,
}: {
  errors: FieldErrors;
  labels: Readonly<Record<string, string>>;
  focus: (name: string) => void;
}) {
  const list = messages(errors);
  if (list.length === 0) return null;
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconAlertTriangle />}
      title={list.length === 1 ? 'Revisa este dato' : `Revisa estos ${list.length} datos`}
      role="alert"
    >
      <ul className={styles.list}>
        {list.map(([name, text]) => (
          <li key={name}>
            <button type="button" onClick={() => focus(name)}>
              {labels[name] ? `${labels[name]}: ${text}` : text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export const RefusalAlert = ({ reply }: { reply: FormReply }) => (
  <Alert
    color="red"
    variant="light"
    icon={<IconAlertTriangle />}
    title={reply.titulo ?? 'No se pudo guardar'}
    role="alert"
  >
    {reply.mensaje}
  </Alert>
);
