import { useEffect, useState } from 'react';

/** Gives the focus back to what had it when the component came, when it goes: the row that a dialog was opened from. */
export function useReturnFocus(): void {
  const [origin] = useState(() => document.activeElement);
  useEffect(() => () => {
    // After React has taken the dialog away; earlier its focus trap would pull the focus back.
    setTimeout(() => { if (origin instanceof HTMLElement && origin.isConnected && origin !== document.body) origin.focus({ preventScroll: true }); });
  }, [origin]);
}
