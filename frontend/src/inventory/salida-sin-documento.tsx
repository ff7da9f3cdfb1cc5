import { useMay } from '../access/use-may.ts';
import { NotNow } from '../ui/not-now.tsx';
import { NoteForm } from './notes/note-form.tsx';
import { issueSide } from './notes/note-sides.ts';

/** *Salida sin Documento*. */
export function Component() {
  return useMay()(issueSide.calls.create) ? <NoteForm side={issueSide} /> : <NotNow />;
}
