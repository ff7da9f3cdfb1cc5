import { type Section } from '../bench.ts';
/** N command-api, query-api and projectors on one log: throughput, lag, and whether everything is there once (docs/SCALING.md). */
export declare const scale: Section;
//# sourceMappingURL=scale.d.ts.map
