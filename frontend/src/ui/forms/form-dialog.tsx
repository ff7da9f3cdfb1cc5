import { Button, Modal, Stack } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { SHEET } from '../dialogs/sheet-width.ts';
import type { ValueName } from '../dialogs/field-changes.tsx';
import { moment } from '../../api/moment.ts';
import { shownAnew } from '../../api/shown-anew.ts';
import { useStore } from '../../api/store.ts';
import { showToast } from '../feedback/toasts.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { ErrorSummary, RefusalAlert } from './form-messages.tsx';
import { FormFoot } from './form-foot.tsx';
import { speakSpanish } from './spanish-errors.ts';
import { StaleAlert } from './stale-alert.tsx';
import type { FormReply } from './submit-reply.ts';
import { type SubmitOptions, useFormSubmit } from './use-form-submit.ts';
import { takeTheirs } from './theirs.ts';
import { useUnsaved } from './use-unsaved.tsx';

speakSpanish();

interface Props<I extends FieldValues, O> {
  readonly title: ReactNode;
  /** From what the fields hold to what is sent. */
  readonly schema: z.ZodType<O, I>;
  readonly defaultValues: DefaultValues<I>;
  /** The verb on the button. */
  readonly submitLabel: string;
  readonly submit: (values: O, options: SubmitOptions) => Promise<FormReply>;
  readonly onClose: () => void;
  readonly onDone?: (reply: FormReply) => void;
  /** Closes it once the command was accepted, where it gives way to what was made. Default: `onClose`. */
  readonly closeWith?: (reply: FormReply) => void;
  /** Version of the document on screen; a newer one on the server shows what changed. When it moves on, fields that nobody touched take the new defaults. */
  readonly version?: number;
  /** It changes what is there: untouched it is not sent. */
  readonly changes?: boolean;
  /** Brings the newer version of a stale document, as new `version` and `defaultValues`; absent while there is none. */
  readonly onNewer?: (() => void) | undefined;
  readonly valueName?: ValueName;
  /** Names of the fields for the error summary. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly size?: keyof typeof SHEET;
  /** About the person, not the company's data: it is sent now, whatever moment is shown. */
  readonly personal?: boolean;
  readonly children: (form: UseFormReturn<I, unknown, O>) => ReactNode;
}

const UNTOUCHED = {
  ok: false,
  titulo: 'No hay cambios que guardar',
  mensaje: 'Cambia lo que haga falta, o cancela.',
} as const;

/** A form in a dialog: validated on leaving a field, summarised on submit, sent once, never losing what was typed. */
export function FormDialog<I extends FieldValues, O = I>({
  title,
  schema,
  defaultValues,
  submitLabel,
  submit,
  onClose,
  onDone,
  closeWith = onClose,
  version,
  changes = false,
  onNewer,
  valueName,
  labels = {},
  size = 'record',
  personal = false,
  children,
}: Props<I, O>) {
  useReturnFocus();
  // An address may open it at another moment: nothing is sent then, by button or by Enter.
  const past = useStore(moment) !== undefined && !personal;
  const form = useForm<I, unknown, O>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const sending = useFormSubmit<O>({
    ...(version === undefined ? {} : { version }),
    submit,
    onDone: (reply) => done(reply),
  });
  // What is on its way is not asked about: its answer may lead on by itself.
  const unsaved = useUnsaved(form.formState.isDirty && !sending.busy);
  const gone = useRef<AbortController>(undefined);
  useEffect(() => {
    const left = new AbortController();
    gone.current = left;
    return () => left.abort();
  }, []);
  const done = async (reply: FormReply) => {
    if (reply.mensaje) showToast({ titulo: reply.mensaje });
    unsaved.done(() => onDone?.(reply));
    await shownAnew(gone.current?.signal);
    closeWith(reply);
  };
  const { submitCount, errors, dirtyFields } = form.formState;
  const body = useRef<HTMLFormElement>(null);
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    form.reset(defaultValues, { keepDirtyValues: true });
    sending.forget();
    // The button that brought the new version went with its alert.
    body.current?.querySelector<HTMLElement>('[data-autofocus], input:enabled')?.focus();
  }, [version]);
  // The button that was pressed is below a long form, the answer above it.
  useEffect(() => {
    if (sending.refusal) body.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' });
  }, [sending.refusal]);
  const close = async () => {
    if (!sending.busy) await unsaved.leave(onClose);
  };
  const untouched = changes && Object.keys(dirtyFields).length === 0;
  const send = form.handleSubmit((values) => (untouched ? undefined : sending.send(values)));
  const applyMine = () => {
    takeTheirs(form, sending.refusal?.cambios);
    return form.handleSubmit((values) => sending.send(values, sending.refusal?.version))();
  };
  return (
    <Modal opened onClose={() => void close()} title={title} size={SHEET[size]} closeOnClickOutside={false}>
      {unsaved.guard}
      <form ref={body} onSubmit={(e) => void send(e)} noValidate aria-busy={sending.busy}>
        <Stack gap="md">
          {submitCount > 0 && (
            <ErrorSummary errors={errors} labels={labels} focus={(name) => form.setFocus(name as Path<I>)} />
          )}
          {untouched && submitCount > 0 && <RefusalAlert reply={UNTOUCHED} />}
          {sending.refusal &&
            (sending.stale ? (
              <StaleAlert
                reply={sending.refusal}
                onApply={() => void applyMine()}
                onNewer={onNewer}
                busy={sending.busy}
                valueName={valueName}
                mine={(campo) => Object.hasOwn(dirtyFields, campo.split('.').at(-1)!)}
              />
            ) : (
              <RefusalAlert reply={sending.refusal} />
            ))}
          {children(form)}
          <FormFoot>
            <Button variant="default" onClick={() => void close()} disabled={sending.busy}>
              Cancelar
            </Button>
            <Button type="submit" loading={sending.busy} disabled={past || sending.stale}>
              {submitLabel}
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Modal>
  );
}
