import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useStore } from '../../api/store.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { type Prompt, prompts } from './prompts.ts';

function Content({ prompt }: { prompt: Prompt }) {
  useReturnFocus();
  const asks = prompt.tipo === 'comentario';
  const [comment, setComment] = useState(asks ? (prompt.valor ?? '') : '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asks && (prompt.obligatorio ?? true) && comment.trim() === '') return setMissing(true);
    prompt.resolve(comment.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      {prompt.texto !== undefined && (
        <Text component="div" mb="md">
          {prompt.texto}
        </Text>
      )}
      {asks && (
        <Textarea
          label={prompt.etiqueta ?? 'Comentario'}
          withAsterisk={prompt.obligatorio ?? true}
          autosize
          minRows={3}
          maxLength={4000}
          mb="md"
          data-autofocus
          value={comment}
          onChange={(e) => {
            setComment(e.currentTarget.value);
            setMissing(false);
          }}
          onKeyDown={(e) => {
            if (e.key === 'Enter' && !e.shiftKey && !e.nativeEvent.isComposing) submit(e);
          }}
          error={missing ? (asks && prompt.falta) || 'Ingresa un comentario' : undefined}
        />
      )}
      <Group justify="flex-end" gap="sm">
        {prompt.tipo !== 'aviso' && (
          <Button variant="default" onClick={() => prompt.resolve(undefined)}>
            {prompt.cancelar ?? 'Cancelar'}
          </Button>
        )}
        <Button
          type="submit"
          {...(prompt.peligro ? { color: 'red' } : {})}
          {...(asks ? {} : { 'data-autofocus': true })}
        >
          {prompt.boton ?? 'Entendido'}
        </Button>
      </Group>
    </form>
  );
}

/** Shows the prompts of {@link prompts}, one above the other. */
export function PromptHost() {
  const open = useStore(prompts);
  return open.map((prompt) => (
    <Modal
      key={prompt.id}
      opened
      onClose={() => prompt.resolve(undefined)}
      title={prompt.titulo}
      size={prompt.ancho ?? 'md'}
      zIndex={500}
      closeOnClickOutside={false}
    >
      <Content prompt={prompt} />
    </Modal>
  ));
}
