import { issuePasswordLink } from '../calls/access.ts';
import { Button, Code, CopyButton, Stack, Text } from '@mantine/core';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import { type Named, refreshUsers } from './user-commands.ts';

const FAILED = 'No se creó el enlace';

const Link = ({ enlace, mensaje }: { enlace: string; mensaje: string }) => (
  <Stack gap="sm">
    <Text size="sm">{mensaje}. Entrégalo en persona: quien lo abra elige la contraseña.</Text>
    <Code block>{enlace}</Code>
    <CopyButton value={enlace}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
      )}
    </CopyButton>
  </Stack>
);

/** A link to hand over, shown once; the history says who asked for it. */
export async function askAndGiveLink(user: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Enlace de contraseña para ${user.nombre}`,
    texto:
      'El enlace se muestra una sola vez, y la auditoría guarda que lo pediste tú. Los enlaces anteriores dejan de servir.',
    boton: 'Crear enlace',
  });
  if (!yes) return;
  try {
    const reply = await call(issuePasswordLink, { usuario: user._id }, { commandId: crypto.randomUUID() });
    if (reply.ok && 'enlace' in reply)
      await notice({
        titulo: `Enlace de ${user.nombre}`,
        texto: <Link enlace={String(reply.enlace)} mensaje={reply.mensaje} />,
        boton: 'Listo',
      });
    else await notice({ titulo: FAILED, texto: reply.mensaje });
  } catch (error) {
    await notice({ titulo: FAILED, texto: messageOf(error) });
  } finally {
    refreshUsers();
  }
}
