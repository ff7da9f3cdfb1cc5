/** Whom specs are for: a person at a desk, on a phone, in the dark. A test without a tag is the desk's. */
export const TIMES = { action: 15_000, test: 300_000 };

/** Of a context: Chilean, 1440 wide, nothing moves. */
export const DESK = {
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  viewport: { width: 1440, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
  isMobile: false,
  hasTouch: false,
};
const PHONE = { ...DESK, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The runner takes some of a context's options by another way. */
const using = ({ reducedMotion, ...options }) => ({ ...options, contextOptions: { reducedMotion } });

export const PROJECTS = [
  { name: 'desk', grepInvert: /^(?!.*@desk).*(@phone|@dark)/, use: using(DESK) },
  { name: 'phone', grep: /@phone/, use: using(PHONE) },
  { name: 'dark', grep: /@dark/, use: using({ ...DESK, colorScheme: 'dark' }) },
];
