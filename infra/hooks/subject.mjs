const TYPES = 'build|chore|docs|feat|fix|perf|refactor|revert|test';
const FORM = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9/-]+\\))?!?: \\S.*$`);
/** Subjects that git writes by itself. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! )/;
const LONGEST = 72;

/** What is wrong with a commit's subject, as a sentence; undefined where nothing is. */
export function subjectProblem(subject) {
  if (BY_GIT.test(subject)) return undefined;
  if (subject.length > LONGEST) return `«${subject}» has ${subject.length} characters, over ${LONGEST}`;
  return FORM.test(subject) ? undefined : `«${subject}» is not of the form type(context): imperative (${TYPES})`;
}
