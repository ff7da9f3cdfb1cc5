import { useState } from 'react';

/**
 * A document as it was when its form opened: live changes must not pull the ground from under whoever edits it. `goOn`
 * takes the newer version over, once there is one.
 */
export function useOpened<T extends { readonly version: number }>(
  document: T,
): { opened: T; goOn: (() => void) | undefined } {
  const [opened, setOpened] = useState(document);
  return { opened, goOn: document.version > opened.version ? () => setOpened(document) : undefined };
}
