type Go = (to: string, options?: { replace?: boolean }) => void;

let navigator: Go | undefined;

/** Lets what lives outside React (session faults, forced logout) change the page. */
export const setNavigator = (go: Go): void => {
  navigator = go;
};
export const goTo: Go = (to, options) => navigator?.(to, options);
