/** A command of a simulated company, with all that it takes to repeat it. */
export interface CommandStep {
  readonly kind: 'command';
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** `_id` of the person. */
  readonly user: string;
  readonly commandId: string;
  /** Which of the two copies of command-api decides it. */
  readonly copy: 0 | 1;
  /** Codes with which nothing may refuse it: a pattern. */
  readonly never?: string;
  /** Another command that runs on the other copy just before this one's n-th append. */
  readonly rival?: { readonly append: number; readonly step: CommandStep };
}

/** One step of a simulated company. `at`: the instant, ISO UTC. */
export type Step = { readonly at: string } & (
  | CommandStep
  /** The projector reads so many more events. */
  | { readonly kind: 'project'; readonly events: number }
  /** A process reacts to so many more events. */
  | { readonly kind: 'process'; readonly name: string; readonly events: number }
  /** Deadlines that have passed are said to have. */
  | { readonly kind: 'expire' }
);

/** What can be repeated: the company's seed, the steps, and the numbers that were drawn (`<series> <whom for>`). */
export interface Recording {
  readonly seed: string;
  readonly steps: readonly Step[];
  readonly numbers: Readonly<Record<string, number>>;
}

/** What is wrong: which check or rule was broken, and how. */
export interface Finding {
  readonly check: string;
  readonly detail: string;
}
