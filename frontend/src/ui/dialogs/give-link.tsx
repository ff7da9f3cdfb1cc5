import { Button, Code, CopyButton, Stack, Text } from '@mantine/core';
import { messageOf } from '../../api/call-error.ts';
import { showToast } from '../feedback/toasts.ts';
import { notice } from './prompts.ts';

interface Reply {
  readonly ok: boolean;
  readonly mensaje?: unknown;
  readonly enlace?: unknown;
}

interface Given<T extends Reply> {
  readonly titulo: string;
  /** Title of the dialog that says why there is none. */
  readonly fallo: string;
  readonly run: () => Promise<T>;
  /** What the link is for, and how it is handed over. */
  readonly texto: (reply: T) => string;
}

const Link = ({ texto, enlace }: { readonly texto: string; readonly enlace: string }) => (
  <Stack gap="sm">
    <Text size="sm">{texto}</Text>
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

/** Runs a command that answers with a link and shows it, to be copied; or says why there is none, or that none was needed. */
export async function giveLink<T extends Reply>({ titulo, fallo, run, texto }: Given<T>): Promise<void> {
  try {
    const reply = await run();
    if (reply.ok && typeof reply.enlace === 'string')
      await notice({
        titulo,
        texto: <Link texto={texto(reply)} enlace={reply.enlace} />,
        boton: 'Listo',
      });
    else if (reply.ok) showToast({ titulo: String(reply.mensaje ?? '') });
    else await notice({ titulo: fallo, texto: String(reply.mensaje ?? '') });
  } catch (error) {
    await notice({ titulo: fallo, texto: messageOf(error) });
  }
}
