import { type Bench } from '../bench.ts';
import { type Figure } from '../figure.ts';
/**
 * One projection in 1, 2 and 4 parts, by 1, 2 and 4 projectors that go through the same stretch of a log at the same time;
 * each time its rows are held against a fold of the whole log.
 */
export declare function sharedByKey(url: string, bench: Bench): Promise<Figure[]>;
//# sourceMappingURL=parts.d.ts.map
