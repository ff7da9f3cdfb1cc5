import { useMay } from '../access/use-may.ts';
import { NotNow } from '../ui/not-now.tsx';
import { NoteForm } from './notes/note-form.tsx';
import { entrySide } from './notes/note-sides.ts';

/** *Entrada sin Documento*. */
export function Component() {
  return useMay()(entrySide.calls.create) ? <NoteForm side={entrySide} /> : <NotNow />;
}
