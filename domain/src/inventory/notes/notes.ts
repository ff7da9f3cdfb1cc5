import type { CallBase } from '../../kernel/call.ts';
import { annulNote } from './annul-note.ts';
import { changeNote } from './change-note.ts';
import { createNote } from './create-note.ts';
import { executeNote } from './execute-note.ts';
import { approveNote, rejectNote } from './judge-note.ts';
import { entryNote, issueNote, type NoteStream } from './note.ts';
import { noteLineNotMoved } from './note-line-not-moved.ts';
import { retryNote } from './retry-note.ts';
import { submitNote } from './submit-note.ts';
import { noteGrids } from './views/grids.ts';

/** Everything that a kind of note can be told and asked, but for its sheet. */
const notesOf = (note: NoteStream) => ({
  kit: 'note' as const,
  note,
  create: createNote(note),
  change: changeNote(note),
  submit: submitNote(note),
  approve: approveNote(note),
  reject: rejectNote(note),
  execute: executeNote(note),
  annul: annulNote(note),
  retry: retryNote(note),
  notMoved: noteLineNotMoved(note),
  ...noteGrids[note.tipo],
});
export type NoteCalls = ReturnType<typeof notesOf>;

export const entryNotes = notesOf(entryNote);
export const issueNotes = notesOf(issueNote);

/** Its calls but those of its list, which come with its document. */
export const callsOfNotes = ({ kit: _, note: __, grid: ___, export: ____, ...calls }: NoteCalls): readonly CallBase[] =>
  Object.values(calls) as readonly CallBase[];
