import { messageOf } from '../api/call-error.ts';
import { call, download } from '../api/client.ts';
import { casePaper, revokeCaseLink, shareCase } from '../calls/service.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import { fileOrTell, tell } from '../ui/dialogs/tell.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { refreshCases } from './case-commands.ts';

interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

const PAPERS = { recepcion: 'Recepción', etiqueta: 'Etiqueta', prestamo: 'Préstamo' } as const;
/** *Hoja de recepción*, *Etiqueta* and *Comprobante de préstamo*. */
export const savePaper = ({ number: id }: Named, papel: keyof typeof PAPERS): Promise<void> =>
  fileOrTell('El PDF no se pudo crear', () => download(casePaper, { id, papel }, `${PAPERS[papel]} RMA ${id}.pdf`));

/** *Enlace para el cliente*: made where there is none, and copied. */
export async function copyCaseLink({ number: id }: Named): Promise<void> {
  try {
    const reply = await call(shareCase, { id }, once());
    if (!reply.ok) return await notice({ titulo: String(reply.titulo), texto: String(reply.mensaje) });
    const { enlace } = reply as { enlace: string };
    // Without a secure context there is no clipboard: the person copies it by hand.
    const copied = await navigator.clipboard?.writeText(enlace).then(
      () => true,
      () => false,
    );
    if (copied) showToast({ titulo: 'Enlace copiado' });
    else await notice({ titulo: 'Enlace para el cliente', texto: enlace });
  } catch (error) {
    await notice({ titulo: 'No se creó el enlace', texto: messageOf(error) });
  } finally {
    refreshCases();
  }
}

export async function askAndRevoke({ number: id }: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Retirar el enlace del RMA N° ${id}`,
    texto: 'Quien lo tenga ya no podrá seguir el caso. Después puedes crear otro.',
    boton: 'Retirar enlace',
    peligro: true,
  });
  if (yes) await tell('El enlace no se retiró', () => call(revokeCaseLink, { id }, once())).then(refreshCases);
}
