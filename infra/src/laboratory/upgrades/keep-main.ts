import { writeFileSync } from 'node:fs';
import { answersOf } from './lists.ts';

/** `keep-main.js <address> <file.json>`: writes what a running demo answers, beside its backup (CONTRIBUTING). */
const [url, file] = process.argv.slice(2);
if (!url || !file) throw new Error('keep-main.js <address> <file.json>');
const answers = await answersOf(url);
writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
console.log(`${Object.keys(answers.listas).length} listas en ${file}`);
