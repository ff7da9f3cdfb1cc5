import { call, download } from '../api/client.ts';
import { casePaper, revokeCaseLink, shareCase } from '../calls/service.ts';
import { shareLink } from '../ui/dialogs/copy-link.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { fileOrTell, tell } from '../ui/dialogs/tell.ts';
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
export const copyCaseLink = ({ number: id }: Named): Promise<void> =>
  shareLink(() => call(shareCase, { id }, once())).finally(refreshCases);

export async function askAndRevoke({ number: id }: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Retirar el enlace del RMA N° ${id}`,
    texto: 'Quien lo tenga ya no podrá seguir el caso. Después puedes crear otro.',
    boton: 'Retirar enlace',
    peligro: true,
  });
  if (yes) await tell('El enlace no se retiró', () => call(revokeCaseLink, { id }, once())).then(refreshCases);
}
