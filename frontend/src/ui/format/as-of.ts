import { createContext } from 'react';

/** Instant of *Ver al día…* below a list (ISO UTC); empty = now. What ticks stands still at it. */
export const AsOf = createContext('');
