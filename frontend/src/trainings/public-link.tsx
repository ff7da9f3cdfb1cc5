import { Anchor, Button, Group } from '@mantine/core';
import { inscripcionHref } from '@power/domain/trainings/public-page.shared';
import { IconCopy } from '@tabler/icons-react';
import { notice } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';

async function copy(address: string): Promise<void> {
  // Without a secure context there is no clipboard: the person copies it by hand.
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  if (copied) showToast({ titulo: 'Enlace copiado' });
  else await notice({ titulo: 'Enlace de inscripción', texto: address });
}

/** The page on which anybody enrols, to be looked at and handed on. */
export function PublicLink({ number }: { readonly number: number }) {
  const href = inscripcionHref(number);
  return (
    <Group gap="md">
      <Anchor href={href} target="_blank" rel="noreferrer">
        Página de inscripción
      </Anchor>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} />}
        onClick={() => void copy(new URL(href, window.location.href).href)}
      >
        Copiar enlace
      </Button>
    </Group>
  );
}
