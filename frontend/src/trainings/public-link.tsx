import { Anchor, Button, Group } from '@mantine/core';
import { inscripcionHref } from '@power/domain/trainings/public-page.shared';
import { IconCopy } from '@tabler/icons-react';
import { copyLink } from '../ui/dialogs/copy-link.ts';

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
        onClick={() => void copyLink('Enlace de inscripción', new URL(href, window.location.href).href)}
      >
        Copiar enlace
      </Button>
    </Group>
  );
}
