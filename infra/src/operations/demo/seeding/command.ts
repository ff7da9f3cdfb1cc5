/** A declared command, who gives it and when. */
export interface DemoCommand {
  name: string;
  request: object;
  commandId: string;
  /** `_id` of the person, or `sistema`. */
  as: string;
  /** ISO instant. */
  now: string;
  /** Numbers that it draws, by series. */
  numbers?: Record<string, number>;
  /** What its facts are, where they come from read models: of a history these have nothing yet. */
  facts?: object;
  /** The picture that it brings, as a drawing (SVG): what a person would have uploaded. */
  drawing?: string;
  /** Hash of the password of a new user. */
  hash?: string;
}

export const SYSTEM_ID = 'sistema';
