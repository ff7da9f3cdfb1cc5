import { NoteForm } from './notes/note-form.tsx';
import { issueSide } from './notes/note-sides.ts';

/** *Salida sin Documento*. */
export const Component = () => <NoteForm side={issueSide} />;
