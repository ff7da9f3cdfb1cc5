import { TERMINAL_SCREENS } from '@power/domain/access/terminal.shared';

const KEY = 'terminal';

/** Where somebody of the warehouse signs in on the phone. */
export const TERMINAL = '/terminal';
/** Where the work on it begins. */
export const TERMINAL_HOME = '/sistema/bodega';

/** Whether this device was opened with a code: it stays a phone of the warehouse until somebody signs in with a password. */
export const onTerminal = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
export const setTerminal = (is: boolean): void => {
  if (is) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
};

/** Whether a screen is one of the phone's: of a document its list decides. */
export const opensOnTerminal = (ruta: string): boolean =>
  TERMINAL_SCREENS.includes(ruta) || ['embalaje/:id', 'despacho/:id', 'nota-entrada/:id'].includes(ruta);
