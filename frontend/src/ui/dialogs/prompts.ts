import type { ReactNode } from 'react';
import { createStore } from '../../api/store.ts';
import type { SHEET } from './sheet-width.ts';

interface Base {
  readonly titulo: string;
  readonly texto?: ReactNode;
  /** The verb on the button. */
  readonly boton?: string;
  readonly cancelar?: string;
  readonly peligro?: boolean;
  /** Width of the dialog, for texts with a table. */
  readonly ancho?: keyof typeof SHEET;
}

export interface CommentOptions extends Base {
  /** Confirmed first, in the same dialog: what is typed meanwhile is the beginning of the comment. */
  readonly antes?: Base & { readonly boton: string };
  readonly etiqueta?: string;
  readonly obligatorio?: boolean;
  /** What is said when a mandatory comment is missing. */
  readonly falta?: string;
  readonly valor?: string;
  /** Comments that are often given, one click each; they may be gone on with. */
  readonly frecuentes?: readonly string[];
  /** A name: one line of at most so many characters. */
  readonly corto?: number;
}

export type Prompt = (
  | (Base & { readonly tipo: 'aviso' | 'confirmar' })
  | (CommentOptions & { readonly tipo: 'comentario' })
) & {
  readonly id: number;
  readonly resolve: (answer: string | undefined) => void;
};

export const prompts = createStore<readonly Prompt[]>([]);
let next = 0;

function open(prompt: Omit<Prompt, 'id' | 'resolve'>): Promise<string | undefined> {
  return new Promise((resolve) => {
    next += 1;
    const id = next;
    const done = (answer: string | undefined) => {
      prompts.set((old) => old.filter((p) => p.id !== id));
      resolve(answer);
    };
    prompts.set((old) => [...old, { ...prompt, id, resolve: done } as Prompt]);
  });
}

/** Says something that must be read; resolves when it was closed. */
export const notice = async (options: Base): Promise<void> => {
  await open({ ...options, tipo: 'aviso' });
};

/** Asks before what cannot be undone; true when the person went ahead. */
export const confirm = async (options: Base & { boton: string }): Promise<boolean> =>
  (await open({ ...options, tipo: 'confirmar' })) !== undefined;

/** Asks for a comment; undefined when the person changed their mind. */
export const askComment = (options: CommentOptions & { boton: string }): Promise<string | undefined> =>
  open({ ...options, tipo: 'comentario' } as Prompt);
