import { useEffect } from 'react';
import { type To, useLocation, useNavigate } from 'react-router-dom';
import { leaveDialog } from '../use-return-focus.ts';

/** The entry of the history that is being left. */
let leaving: string | undefined;

/** A form beneath was held on to: the dialog is there still, and can be closed again. */
export const stay = (): void => {
  leaving = undefined;
};

/**
 * Closes a dialog that lives in the address, once however often it is asked: the browser takes its time to go back, and a
 * second Esc meanwhile would leave the screen. One that a link opened has nothing behind it to go back to: `without` is
 * the address that does not name it.
 */
export function useCloseDialog(): (without: To) => void {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => stay, [key]);
  return (without) => {
    if (leaving === key) return;
    leaving = key;
    leaveDialog();
    const here = (state as { dialogo?: boolean } | null)?.dialogo === true;
    void (here ? navigate(-1) : navigate(without, { replace: true, preventScrollReset: true }));
  };
}
