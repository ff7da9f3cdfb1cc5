/**
 * How a state is shown everywhere (grids, headers, boards, notes, charts, Excel). Red says that a person must act now,
 * amber that somebody's turn has come, green that it is ready or done, grey that nothing more happens.
 */
export type Tone = 'neutral' | 'info' | 'accent' | 'ok' | 'warn' | 'danger';

/** Names of icons; the client draws them. */
export type LookIcon =
  | 'alert'
  | 'ban'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'mail'
  | 'package'
  | 'pencil'
  | 'person'
  | 'play'
  | 'refresh'
  | 'receipt'
  | 'scan'
  | 'shield'
  | 'store'
  | 'truck'
  | 'truck-loading'
  | 'wallet'
  | 'x';

export interface Look {
  readonly tone: Tone;
  readonly icon: LookIcon;
  /** One or two words, Spanish: what fits in a grid; the state's own text stands in tooltip, detail and filter. */
  readonly short: string;
}

/** A look for every one of these states: one that is missing, or that does not exist, does not compile. */
export type Looks<V extends string> = Readonly<Record<V, Look>>;

/** Declares a look: `look('ok', 'check', 'Entregado')`. */
export const look = (tone: Tone, icon: LookIcon, short: string): Look => ({ tone, icon, short });

/** The look of a value that may be none of these states (an older event, another system): grey, under its own name. */
export const lookOf = (looks: Readonly<Record<string, Look>>, value: string): Look =>
  Object.hasOwn(looks, value) ? looks[value]! : look('neutral', 'clock', value);

/** A state in full: the specification's own text. What is kept as a code, `catching_up`, is no text: its label stands for it. */
export const stateText = (looks: Readonly<Record<string, Look>>, value: string): string =>
  /^[\p{Ll}_ ]+$/u.test(value) ? lookOf(looks, value).short : value;
