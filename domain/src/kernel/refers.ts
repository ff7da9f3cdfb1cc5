/** A field of a request that names a record of a master list, by a field that is unique there. */
export interface RecordName {
  /** Name of the master: `warehouse`. */
  readonly master: string;
  readonly field: string;
  /** One that is deactivated will do as well: what is left in it has to get out. */
  readonly inactive?: true;
}
