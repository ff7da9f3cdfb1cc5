import type { ReactNode } from 'react';

/** What waits for a person: one floating note. */
export interface Note {
  readonly number: number;
  readonly title: string;
  readonly colour: string;
  readonly content: ReactNode;
}
