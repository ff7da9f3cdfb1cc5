import { currentUserId } from '../../access/current-user.ts';
import { messageOf } from '../../api/call-error.ts';
import { call, download } from '../../api/client.ts';
import { showToast, toasts } from '../feedback/toasts.ts';
import { remember, remembered } from '../remembered.ts';
import { downloadExport, jobStatus } from '../../calls/reports.ts';

/** What is known of the job that makes a file; the frames of the socket and `/trabajos/:id` say the same. */
interface Job {
  readonly id: string;
  readonly nombre: string;
  readonly estado: string;
  readonly texto?: string | null;
  readonly resultado?: unknown;
  readonly error?: string | null;
}

const keyOf = (): string => `exportaciones:${currentUserId() ?? 'nadie'}`;
const toastId = (id: string): string => `exportar-${id}`;

function pending(): string[] {
  const ids = remembered(keyOf());
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** Without storage an export is told in the page that asked for it, as long as that lives. */
const keep = (ids: readonly string[]): void => remember(keyOf(), ids.length === 0 ? undefined : ids.slice(-20));

const forget = (id: string): void => keep(pending().filter((other) => other !== id));

async function fetchFile(id: string, nombre: string): Promise<void> {
  try {
    const reply = await download(downloadExport, { id }, nombre);
    if (reply?.ok === false) showToast({ tono: 'danger', titulo: String(reply.titulo), texto: String(reply.mensaje) });
  } catch (error) {
    showToast({
      id: toastId(id),
      tono: 'danger',
      titulo: 'El archivo no se descargó',
      texto: `${messageOf(error)} Haz clic para intentarlo de nuevo.`,
      onClick: () => void fetchFile(id, nombre),
    });
  }
}

/** Tells where an export stands; nothing about other jobs. Progress only where the announcement is still on screen. */
export function tellExport({ id, nombre, estado, texto, resultado, error }: Job): void {
  if (nombre !== 'exportar') return;
  if (estado === 'listo') {
    forget(id);
    const file = resultado as { readonly nombre: string };
    showToast({
      id: toastId(id),
      titulo: 'Tu exportación está lista',
      queda: true,
      texto: file.nombre,
      detalle: 'Haz clic para descargarla. Se guarda 24 horas.',
      onClick: () => void fetchFile(id, file.nombre),
    });
  } else if (estado === 'fallido') {
    forget(id);
    showToast({
      id: toastId(id),
      tono: 'danger',
      titulo: 'Tu exportación no se completó',
      texto: error ?? 'Inténtalo nuevamente.',
    });
  } else if (pending().includes(id) && toasts.get().some((toast) => toast.id === toastId(id))) {
    showToast({
      id: toastId(id),
      tono: 'info',
      titulo: 'Tu exportación se está preparando',
      texto: texto ?? 'Te avisaremos aquí cuando esté lista.',
    });
  }
}

/** A file too large to wait for: says so, and goes on asking for it after a reload too. */
export function awaitExport(id: string): void {
  keep([...pending().filter((other) => other !== id), id]);
  showToast({
    id: toastId(id),
    tono: 'info',
    titulo: 'Tu exportación se está preparando',
    texto: 'Te avisaremos aquí cuando esté lista.',
  });
  // The file may have been finished before its announcement was on screen.
  void lookAfter(id);
}

async function lookAfter(id: string): Promise<void> {
  try {
    const job = await call(jobStatus, { id });
    if (job.ok) tellExport(job);
    else forget(id);
  } catch {
    // Its frame, or the next reconnect, tells.
  }
}

/** Asks for every export that was under way: what ended while nobody was connected is told by no frame. */
export const lookAfterAll = (): void => {
  for (const id of pending()) void lookAfter(id);
};
