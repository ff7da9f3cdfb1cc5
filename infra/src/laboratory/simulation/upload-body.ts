import { Readable } from 'node:stream';
import type { CommandDefinition } from '@power/domain/kernel/command';

/** The smallest picture that there is, PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What somebody attaches: a picture where a picture is asked for, else a line of text. */
export const uploadBody = ({ name }: CommandDefinition): Readable =>
  Readable.from([/-(picture|image)$/.test(name) ? PICTURE : Buffer.from('Texto adjunto de la simulación\n')]);
