import { messageOf } from '../../api/call-error.ts';
import { showToast } from '../feedback/toasts.ts';
import { notice } from './prompts.ts';

export interface Told {
  readonly ok: boolean;
  readonly titulo?: unknown;
  readonly mensaje?: unknown;
}

/** Runs a command and tells how it ended: a toast when it did, a dialog that must be read when it did not. True when it did. */
export async function tell(failure: string, run: () => Promise<Told>): Promise<boolean> {
  try {
    const reply = await run();
    const mensaje = String(reply.mensaje ?? '');
    if (reply.ok) showToast({ titulo: mensaje });
    else await notice({ titulo: typeof reply.titulo === 'string' ? reply.titulo : failure, texto: mensaje });
    return reply.ok;
  } catch (error) {
    await notice({ titulo: failure, texto: messageOf(error) });
    return false;
  }
}

/** Runs a download; where there is a reply instead of a file, or none at all, a dialog says why. */
export async function fileOrTell(
  failure: string,
  run: () => Promise<Record<string, unknown> | undefined>,
): Promise<void> {
  try {
    const reply = await run();
    if (reply?.ok === false) await notice({ titulo: String(reply.titulo), texto: String(reply.mensaje) });
  } catch (error) {
    await notice({ titulo: failure, texto: messageOf(error) });
  }
}
