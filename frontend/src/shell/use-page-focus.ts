import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What had the focus may go with the page or the step that it was on: then the page has it, not its beginning far above. */
export function usePageFocus<T extends HTMLElement>() {
  const { pathname, search } = useLocation();
  const main = useRef<T>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    // After a dialog has given the focus back.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && !document.querySelector('[aria-modal=true]'))
        main.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [pathname, search]);
  return main;
}
