const original = window.matchMedia;

/** Whether the window is a phone's, until the next test. */
export const onPhone = (phone: boolean): void => {
  window.matchMedia = ((query: string) => ({
    matches: phone && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as never;
};
afterEach(() => {
  window.matchMedia = original;
});
