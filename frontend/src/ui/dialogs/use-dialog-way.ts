import { useEffect } from 'react';
import { createPath, type Path, useLocation, useNavigate } from 'react-router-dom';
import { leaveDialog, leftDialog } from '../use-return-focus.ts';

type Place = Pick<Path, 'pathname' | 'search'>;
/** What an entry of the history keeps: whether the dialog was opened in here, and whether from the summary of its document. */
interface Kept {
  readonly dialogo?: boolean;
  readonly resumen?: boolean;
}

/** The entry of the history that is being left, and where to. */
let under: { readonly key: string; readonly to: string } | undefined;

/** A form beneath was held on to: everything is there still, and can be closed or opened again. */
export const stay = (): void => {
  under = undefined;
  leftDialog();
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
    resumen: kept.resumen === true,
    /** `replace`: in the place of the one that is open, which says where both were opened. */
    open: (to: Place, { replace, resumen = false }: { readonly replace: boolean; readonly resumen?: boolean }) => {
      const place = { ...to, hash: '' };
      if (again(key, createPath(place))) return;
      void navigate(place, {
        state: replace ? { ...kept, resumen } : { dialogo: true },
        replace,
        preventScrollReset: true,
      });
    },
    /** One that a link opened has nothing behind it to go back to: `without` is the address that does not name it. */
    close: (without: Place) => {
      if (again(key, BACK)) return;
      leaveDialog();
      void (kept.dialogo === true ? navigate(-1) : navigate(without, { replace: true, preventScrollReset: true }));
    },
  };
}
