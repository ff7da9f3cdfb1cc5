import { createStore } from '../../api/store.ts';
import type { Tone } from '../status-dot.tsx';

export interface Toast {
  readonly id: string;
  readonly titulo: string;
  readonly texto?: string;
  /** Second line of detail, such as an additional comment. */
  readonly detalle?: string;
  readonly tono: Tone;
  readonly onClick?: () => void;
}

export const toasts = createStore<readonly Toast[]>([]);

/** Shows a message that stays until it is clicked. The same id replaces the one on screen. */
export function showToast(toast: Omit<Toast, 'id' | 'tono'> & { id?: string; tono?: Tone }): void {
  const full: Toast = { tono: 'ok', ...toast, id: toast.id ?? crypto.randomUUID() };
  toasts.set((old) => [...old.filter((t) => t.id !== full.id), full].slice(-6));
}

export const dropToast = (id: string): void => toasts.set((old) => old.filter((t) => t.id !== id));
