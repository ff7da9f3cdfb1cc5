import { isBlank } from '@power/domain/kernel/text';
import { Button, Group, Text, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useReturnFocus } from '../use-return-focus.ts';
import type { Prompt } from './prompts.ts';

interface Props {
  readonly prompt: Prompt;
  /** The confirmation that comes before the comment, while it is not given yet. */
  readonly before: (Prompt & { readonly tipo: 'comentario' })['antes'];
  readonly onConfirmed: () => void;
}

/** A character that somebody types; not a shortcut, not a key of the dialog. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Content of a prompt: its text, the comment where one is asked for, and the buttons. */
export function PromptForm({ prompt, before, onConfirmed }: Props) {
  useReturnFocus();
  const asks = prompt.tipo === 'comentario' && before === undefined;
  const [comment, setComment] = useState(prompt.tipo === 'comentario' ? (prompt.valor ?? '') : '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const shown = before ?? prompt;
  const hadBefore = prompt.tipo === 'comentario' && prompt.antes !== undefined;
  // Within the same task as the confirmation: the very next key goes into the comment.
  useLayoutEffect(() => {
    if (asks && hadBefore && field.current) {
      field.current.focus();
      field.current.setSelectionRange(field.current.value.length, field.current.value.length);
    }
  }, [asks, hadBefore]);
  const confirm = useRef<HTMLButtonElement>(null);
  // Asked from within a dialog: the very next key is for the question, not for what it was asked by. A menu that asked
  // gives the focus back once it has gone, and the dialog's own comes after that.
  useLayoutEffect(() => {
    if (!asks && document.activeElement?.closest('[role=dialog]')) confirm.current?.focus({ preventScroll: true });
  }, [asks]);
  const typing = prompt.tipo === 'comentario' && {
    ref: field,
    label: prompt.etiqueta ?? 'Comentario',
    withAsterisk: prompt.obligatorio ?? true,
    mb: 'md',
    'data-autofocus': true,
    value: comment,
    onChange: (e: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setComment(e.currentTarget.value);
      setMissing(false);
    },
    error: missing ? prompt.falta || 'Ingresa un comentario' : undefined,
  };
  const begin = (text: string) => {
    setComment(text);
    setMissing(false);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (before) return onConfirmed();
    if (asks && (prompt.obligatorio ?? true) && isBlank(comment)) return setMissing(true);
    prompt.resolve(comment.trim());
  };
  /** Whoever begins to write before the confirmation writes the comment. A first blank is the button's. */
  const early = (event: KeyboardEvent) => {
    if (!before || !isTyped(event) || (event.key === ' ' && comment === '')) return;
    event.preventDefault();
    setComment((typed) => typed + event.key);
  };
  return (
    <form onSubmit={submit} onKeyDown={early} noValidate>
      {shown.texto !== undefined && (
        <Text component="div" mb="md">
          {shown.texto}
        </Text>
      )}
      {asks && prompt.tipo === 'comentario' && prompt.frecuentes && (
        <Group gap="xs" mb="xs">
          {prompt.frecuentes.map((text) => (
            <Button key={text} variant="default" size="compact-sm" onClick={() => begin(text)}>
              {text}
            </Button>
          ))}
        </Group>
      )}
      {asks &&
        typing &&
        (prompt.corto !== undefined ? (
          <TextInput {...typing} maxLength={prompt.corto} autoComplete="off" />
        ) : (
          <Textarea
            {...typing}
            autosize
            minRows={3}
            maxLength={4000}
            onKeyDown={(e) => {
              if (e.key === 'Enter' && !e.shiftKey && !e.nativeEvent.isComposing) submit(e);
            }}
          />
        ))}
      <Group justify="flex-end" gap="sm">
        {prompt.tipo !== 'aviso' && (
          <Button variant="default" onClick={() => prompt.resolve(undefined)}>
            {shown.cancelar ?? 'Cancelar'}
          </Button>
        )}
        <Button
          ref={confirm}
          type="submit"
          {...(shown.peligro ? { color: 'red' } : {})}
          {...(asks ? {} : { 'data-autofocus': true })}
        >
          {shown.boton ?? 'Entendido'}
        </Button>
      </Group>
    </form>
  );
}
