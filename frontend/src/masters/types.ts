import type { Call } from '../api/types.ts';
import type { Wire } from '../api/wire.ts';

type Any = Wire<Call>;

/** The generated calls of a master, as its screen uses them. */
export interface MasterWire {
  readonly create: Any;
  readonly change: Any;
  readonly remove: Any;
  readonly grid: Any;
  readonly dropdown: Any;
  readonly export: Any;
  readonly readFile: Any;
  readonly rehearse: Any;
  readonly import: Any;
  readonly setPicture?: Any;
  readonly dropPicture?: Any;
  readonly picture?: Any;
  readonly restore?: Any;
  readonly versions?: Any;
}

/** A record as its list shows it. */
export type Record_ = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly activo: boolean;
  readonly version: number;
};

/** One thing that a reference may name: what is kept, and what people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
}
/** By field. */
export type Options = Readonly<Record<string, readonly Option[]>>;
