import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { showToast } from '../../ui/feedback/toasts.ts';
import { ErrorSummary, RefusalAlert } from '../../ui/forms/form-messages.tsx';
import { speakSpanish } from '../../ui/forms/spanish-errors.ts';
import { StaleAlert } from '../../ui/forms/stale-alert.tsx';
import type { FormReply } from '../../ui/forms/submit-reply.ts';
import { takeTheirs } from '../../ui/forms/theirs.ts';
import { useFormSubmit } from '../../ui/forms/use-form-submit.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './capture-form.module.css';

speakSpanish();

interface Props<I extends FieldValues, O> {
  readonly title: string;
  readonly context: string;
  /** The list that it is captured into: its address, and the words of the link there. */
  readonly list: { readonly to: string; readonly label: string };
  /** From what the fields hold to what is sent. */
  readonly schema: z.ZodType<O, I>;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: DefaultValues<I>;
  /** Of the document that is changed. */
  readonly version?: number;
  /** Brings what others saved meanwhile. */
  readonly onNewer?: (() => void) | undefined;
  readonly submit: Parameters<typeof useFormSubmit<O>>[0]['submit'];
  readonly onSaved: (reply: FormReply) => void;
  /** The verb on the button. */
  readonly submitLabel: string;
  /** Asks before what was typed is left, and Ctrl+Enter sends it. */
  readonly guarded?: boolean;
  readonly children: (form: UseFormReturn<I, unknown, O>) => ReactNode;
}

/** A document captured field by field on a page of its own; the cards of its fields are its own. */
export function CaptureForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { values, version, guarded = false } = props;
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(props.schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const { errors, submitCount, isDirty } = form.formState;
  const unsaved = useUnsaved(guarded && isDirty);
  const sending = useFormSubmit<O>({
    ...(version === undefined ? {} : { version }),
    submit: props.submit,
    onDone: (reply) => {
      if (reply.mensaje) showToast({ titulo: reply.mensaje });
      unsaved.done(() => props.onSaved(reply));
    },
  });
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    // What nobody touched here takes the newer values.
    form.reset(values as I, { keepDirtyValues: true });
    sending.forget();
  }, [version]);
  const send = (onTopOf = version) => void form.handleSubmit((typed) => sending.send(typed, onTopOf))();
  return (
    <>
      {unsaved.guard}
      <PageHeader
        title={props.title}
        context={props.context}
        action={
          <Button component={Link} to={props.list.to} variant="default">
            {props.list.label}
          </Button>
        }
      />
      <form
        className={styles.form}
        noValidate
        aria-busy={sending.busy}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (guarded && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      >
        {submitCount > 0 && (
          <ErrorSummary errors={errors} labels={props.labels} focus={(name) => form.setFocus(name as Path<I>)} />
        )}
        {sending.refusal &&
          (sending.stale ? (
            <StaleAlert
              reply={sending.refusal}
              onApply={() => {
                takeTheirs(form, sending.refusal?.cambios);
                send(sending.refusal?.version);
              }}
              onNewer={props.onNewer}
              busy={sending.busy}
              mine={(campo) => Object.hasOwn(form.formState.dirtyFields, campo)}
            />
          ) : (
            <RefusalAlert reply={sending.refusal} />
          ))}
        {props.children(form)}
        <div className={styles.foot}>
          <Button type="submit" size="md" loading={sending.busy} disabled={sending.stale}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </>
  );
}
