import { NoteForm } from './notes/note-form.tsx';
import { entrySide } from './notes/note-sides.ts';

/** *Entrada sin Documento*. */
export const Component = () => <NoteForm side={entrySide} />;
