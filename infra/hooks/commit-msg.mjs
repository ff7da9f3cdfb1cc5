import { readFileSync } from 'node:fs';
import { subjectProblem } from './subject.mjs';

const [subject = ''] = readFileSync(process.argv[2], 'utf8').split('\n');
const problem = subjectProblem(subject);
if (problem) {
  console.error(problem);
  process.exit(1);
}
