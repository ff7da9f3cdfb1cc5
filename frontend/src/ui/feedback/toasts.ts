import { createStore } from '../../api/store.ts';
import type { Tone } from '../status-dot.tsx';

export interface Toast {
  readonly id: string;
  readonly titulo: string;
  readonly texto?: string;
  /** Second line of detail, such as an additional comment. */
  readonly detalle?: string;
  readonly tono: Tone;
  /** Stays until it is clicked, however many others come: notifications, and what is there to be fetched. */
  readonly queda?: boolean;
  readonly onClick?: () => void;
}

/** Of the messages that answer what somebody did, as many as can be read. */
const PASSING = 6;

export const toasts = createStore<readonly Toast[]>([]);

/** Says of a message that it is good news to be read and forgotten: it fades by itself. */
export const fades = (toast: Toast): boolean => toast.tono === 'ok' && !toast.queda && toast.onClick === undefined;

/** Shows a message. The same id replaces the one on screen. */
export function showToast(toast: Omit<Toast, 'id' | 'tono'> & { id?: string; tono?: Tone }): void {
  const full: Toast = { tono: 'ok', ...toast, id: toast.id ?? crypto.randomUUID() };
  toasts.set((old) => {
    const all = [...old.filter((t) => t.id !== full.id), full];
    const passing = all.filter((t) => !t.queda);
    const over = new Set(passing.slice(0, Math.max(0, passing.length - PASSING)));
    return all.filter((t) => !over.has(t));
  });
}

export const dropToast = (id: string): void => toasts.set((old) => old.filter((t) => t.id !== id));
