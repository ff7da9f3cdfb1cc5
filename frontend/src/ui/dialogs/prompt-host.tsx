import { Modal } from '@mantine/core';
import { useState } from 'react';
import { SHEET } from './sheet-width.ts';
import { useStore } from '../../api/store.ts';
import { PromptForm } from './prompt-form.tsx';
import { type Prompt, prompts } from './prompts.ts';

/** One prompt; a comment that is confirmed first changes from one question to the next without closing. */
function PromptModal({ prompt }: { prompt: Prompt }) {
  const [confirmed, setConfirmed] = useState(false);
  const before = prompt.tipo === 'comentario' && !confirmed ? prompt.antes : undefined;
  return (
    <Modal
      opened
      onClose={() => prompt.resolve(undefined)}
      title={(before ?? prompt).titulo}
      size={SHEET[prompt.ancho ?? 'record']}
      zIndex={500}
      data-over
      closeOnClickOutside={false}
    >
      <PromptForm prompt={prompt} before={before} onConfirmed={() => setConfirmed(true)} />
    </Modal>
  );
}

/** Shows the prompts of {@link prompts}, one above the other. */
export function PromptHost() {
  const open = useStore(prompts);
  return open.map((prompt) => <PromptModal key={prompt.id} prompt={prompt} />);
}
