import { NoteList } from './notes/note-list.tsx';
import { issueSide } from './notes/note-sides.ts';

/** *Salidas sin Documento*. */
export const Component = () => <NoteList side={issueSide} />;
