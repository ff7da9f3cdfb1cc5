/** How wide a sheet is, by what it holds; a narrow window is filled. */
export const SHEET = {
  record: '480px',
  history: 'min(760px, 100vw)',
  document: 'min(1280px, 92vw)',
} as const;

/** What Mantine leaves free beside a document: its own share would make it narrower than it is said to be. */
export const BESIDE_DOCUMENT = '4vw';
