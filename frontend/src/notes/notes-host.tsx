import { lazy, Suspense } from 'react';
import { useCurrentUser } from '../access/current-user.ts';
import { noteKind } from './use-order-notes.ts';

const Overlay = lazy(async () => ({ default: (await import('./notes-overlay.tsx')).NotesOverlay }));

/** Floating notes over any screen, for the profiles that have some; their code comes after the screen's. */
export function FloatingNotes() {
  const { perfiles } = useCurrentUser();
  return noteKind(perfiles.perfil) ? (
    <Suspense fallback={null}>
      <Overlay />
    </Suspense>
  ) : null;
}
