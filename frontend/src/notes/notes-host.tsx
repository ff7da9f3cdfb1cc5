import { part } from '../ui/part.tsx';
import { useCurrentUser } from '../access/current-user.ts';
import { noteKind } from './use-order-notes.ts';

const Overlay = part(() => import('./notes-overlay.tsx'), 'NotesOverlay', { place: 'silent' });

/** Floating notes over any screen, for the profiles that have some; their code comes after the screen's. */
export function FloatingNotes() {
  const { perfiles } = useCurrentUser();
  return noteKind(perfiles.perfil) ? <Overlay /> : null;
}
