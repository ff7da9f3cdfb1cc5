import { useEffect } from 'react';
import { createPath, type Path, useLocation, useNavigate } from 'react-router-dom';
import { leaveDialog } from '../use-return-focus.ts';

type Place = Pick<Path, 'pathname' | 'search'>;
interface Kept {
  readonly dialogo?: boolean;
}

/** The entry of the history that is being left, and where to. */
let under: { readonly key: string; readonly to: string } | undefined;

/** A form beneath was held on to: everything is there still, and can be closed or opened again. */
export const stay = (): void => {
  under = undefined;
};

const BACK = 'back';
/** Whether this way was begun before, from the same entry. */
function again(key: string, to: string): boolean {
  if (under?.key === key && under.to === to) return true;
  under = { key, to };
  return false;
}

/**
 * The way in and out of a dialog that lives in the address; each once, however often it is asked: the address takes its
 * time, and a second Enter meanwhile would leave the dialog behind itself, a second Esc the screen.
 */
export function useDialogWay() {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const kept = (state ?? {}) as Kept;
  useEffect(() => stay, [key]);
  return {
    open: (to: Place, { replace, state: next }: { readonly replace: boolean; readonly state: object }) => {
      const place = { ...to, hash: '' };
      if (!again(key, createPath(place))) void navigate(place, { state: next, replace, preventScrollReset: true });
    },
    /** One that a link opened has nothing behind it to go back to: `without` is the address that does not name it. */
    close: (without: Place) => {
      if (again(key, BACK)) return;
      leaveDialog();
      void (kept.dialogo === true ? navigate(-1) : navigate(without, { replace: true, preventScrollReset: true }));
    },
  };
}
