/** Subjects of commits: `type(context): imperative`, at most 72 characters (CONTRIBUTING). */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { subjectProblem } from '../hooks/subject.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The last commit before the rule. */
const SINCE = 'adf7f1f9';

/** Returns `{ commits, problems }` over the commits since the rule; `commits` is 0 where git or that history is missing. */
export function checkCommits() {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', `${SINCE}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  });
  const subjects = status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : [];
  return {
    commits: subjects.length,
    problems: subjects.map(subjectProblem).filter((problem) => problem !== undefined),
  };
}
