import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while a process with that id exists (a zombie does not count), whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || statField(pid, 0) !== 'Z';
}

/** The command line of a process, arguments separated by blanks; '' when it cannot be known. */
export function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** Something that differs between two processes that had the same id one after the other; '' when gone. */
export function startMark(pid: number): string {
  if (process.platform === 'linux') return statField(pid, 19);
  return (spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
}

/** Fields of /proc/pid/stat counted after the program's name, which may itself hold blanks and brackets; none of one that is gone. */
export function statFields(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const statField = (pid: number, index: number): string => statFields(pid)[index] ?? '';
