import { messageOf } from '../../api/call-error.ts';
import { showToast } from '../feedback/toasts.ts';
import { notice } from './prompts.ts';
import type { Told } from './tell.ts';

/** Copies a link and says so; without a secure context there is no clipboard: the person copies it by hand, under this title. */
export async function copyLink(titulo: string, enlace: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(enlace).then(
    () => true,
    () => false,
  );
  if (copied) showToast({ titulo: 'Enlace copiado' });
  else await notice({ titulo, texto: enlace });
}

/** Asks for the link by which a customer follows a document, made where there is none, and copies it; or says why there is none. */
export async function shareLink(run: () => Promise<Told>): Promise<void> {
  try {
    const reply = await run();
    if (!reply.ok) return await notice({ titulo: String(reply.titulo), texto: String(reply.mensaje) });
    await copyLink('Enlace para el cliente', (reply as Told & { enlace: string }).enlace);
  } catch (error) {
    await notice({ titulo: 'No se creó el enlace', texto: messageOf(error) });
  }
}
