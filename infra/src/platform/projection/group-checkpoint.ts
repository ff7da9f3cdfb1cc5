import { GROUP_MARK } from '../http/known-positions.ts';
import type { Member } from './member.ts';
import type { WorkingSet } from './working-set.ts';

/** How long the positions of members that had nothing to write may lag in ops.projection_state, ms. */
export const SAVE_MS = 400;

/** How far a commit goes: whether it keeps and tells the position of every member, and the name under which all of them are told. */
export interface CheckpointPlan {
  readonly all: boolean;
  readonly group: string;
}

/** Whether a batch meant anything to a member besides its rows: then too its checkpoint must be in the same transaction. */
export const hasNews = ({ parks, frames, unparks }: WorkingSet): boolean =>
  parks.length > 0 || frames.length > 0 || unparks !== undefined;

/**
 * Where members stand that go through the log together. Most events mean nothing to most members: their positions are
 * kept a few times a second instead of with each commit (reading such events again comes to nothing again), and followers
 * hear one position for all, under a name that was told with its members: another name as soon as others belong to it.
 */
export class GroupCheckpoint {
  readonly #owner: string;
  #members: ReadonlySet<Member> = new Set();
  #version = 0;
  #keptAt = -Infinity;
  #plan: CheckpointPlan | undefined;
  /** Positions of some members are not in the database yet. */
  unsaved = false;

  /** `owner` names the instance among all projectors. */
  constructor(owner: string) {
    this.#owner = owner;
  }

  /** The plan of a commit of these parts, which all reach the same position. */
  of(parts: readonly { readonly member: Member }[]): CheckpointPlan {
    const same = parts.length === this.#members.size && parts.every(({ member }) => this.#members.has(member));
    if (!same) {
      this.#members = new Set(parts.map(({ member }) => member));
      this.#version += 1;
    }
    const all = !same || performance.now() - this.#keptAt > SAVE_MS;
    this.#plan = { all, group: `${GROUP_MARK}${this.#owner}/${this.#version}` };
    return this.#plan;
  }

  /** The commit of the last plan is done. */
  committed(): void {
    this.unsaved = this.#plan?.all === false;
    if (!this.unsaved) this.#keptAt = performance.now();
  }

  /** The last plan's commit failed or is unknown: its name may never have been told. */
  forget(): void {
    this.#members = new Set();
  }
}
