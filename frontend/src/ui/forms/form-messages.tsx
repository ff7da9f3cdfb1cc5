import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { fieldsOnScreen, inScreenOrder } from './fields-on-screen.ts';
import type { FormReply } from './submit-reply.ts';
import styles from './form-messages.module.css';

const messages = (errors: FieldErrors, path = ''): [string, string][] =>
  Object.entries(errors).flatMap(([key, error]) => {
    if (!error || key === 'ref') return [];
    const here = path ? `${path}.${key}` : key;
    if (typeof error.message === 'string' && error.message !== '') return [[here, error.message] as [string, string]];
    return typeof error === 'object' ? messages(error as FieldErrors, here) : [];
  });

/** The text, after the field's name unless it says that itself: *El RUT no es válido*. */
const told = (label: string | undefined, text: string): string =>
  !label || text.toLocaleLowerCase('es-CL').includes(label.toLocaleLowerCase('es-CL')) ? text : `${label}: ${text}`;

const NONE: ReadonlyMap<string, string> = new Map();

/** What is wrong, in one place and in the order of the fields, each line leading to its field. */
export function ErrorSummary({
  errors,
  labels,
  focus,
}: {
  errors: FieldErrors;
  labels: Readonly<Record<string, string>>;
  focus: (name: string) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(NONE);
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    if (form) setShown(fieldsOnScreen(form));
  }, [errors]);
  const list = inScreenOrder(messages(errors), shown);
  if (list.length === 0) return null;
  return (
    <Alert
      ref={box}
      color="red"
      variant="light"
      icon={<IconAlertTriangle />}
      title={list.length === 1 ? 'Revisa este dato' : `Revisa estos ${list.length} datos`}
      role="alert"
    >
      <ul className={styles.list}>
        {list.map(({ name, value: text }) => (
          <li key={name}>
            <button type="button" onClick={() => focus(name)}>
              {told(labels[name] ?? shown.get(name), text)}
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
