import { NoteList } from './notes/note-list.tsx';
import { entrySide } from './notes/note-sides.ts';

/** Entries without document. */
export const Component = () => <NoteList side={entrySide} />;
