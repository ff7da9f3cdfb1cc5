/** What Mantine marks elements with that need Esc themselves, such as an open list of options; ours mark a box so. */
const OWN = 'data-mantine-stop-propagation';

/** Esc leaves a menu within a menu as the arrow to the left does; Mantine would close both. */
function leaveSubMenu(event: KeyboardEvent): boolean {
  if (!(event.target instanceof Element) || !event.target.closest('[role=menu] [role=menu]')) return false;
  event.stopImmediatePropagation();
  event.target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  return true;
}

/**
 * Esc is for the uppermost dialog alone. Each dialog listens for it by itself, so that a prompt over a form would take the
 * form along. Called before the first dialog: who listens first on the window hears first.
 */
export function installUppermostEscape(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && leaveSubMenu(event)) return;
      if (
        event.key !== 'Escape' ||
        event.isComposing ||
        (event.target instanceof Element && event.target.closest(`[${OWN}=true]`))
      )
        return;
      if (event.target instanceof HTMLElement && event.target.matches('[aria-haspopup="menu"][aria-expanded="true"]')) {
        event.stopImmediatePropagation();
        event.target.click();
        return;
      }
      const open = [...document.querySelectorAll('[aria-modal="true"]')];
      if (open.length < 2) return;
      // The focus is kept in the uppermost one.
      const uppermost = document.activeElement?.closest('[aria-modal="true"]') ?? open.at(-1)!;
      event.stopImmediatePropagation();
      uppermost.querySelector<HTMLElement>('.mantine-Modal-close, .mantine-Drawer-close')?.click();
    },
    { capture: true },
  );
}
