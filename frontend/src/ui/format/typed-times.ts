import { readDay } from '@power/domain/kernel/typed-day';
import { today } from './times.ts';

const two = (n: number | string): string => String(n).padStart(2, '0');

/** Reads a day as people type it in Chile, `3-7` of this year too; undefined when it is none. */
export const parseDay = (text: string): string | undefined => readDay(text, today().slice(0, 4));

/** Reads an hour as people type it (`9`, `9:30`, `0930`, `9.30`) as `HH:mm`; undefined when it is none. */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = '0'] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(text.trim()) ?? [];
  return hour !== undefined && Number(hour) < 24 && Number(minute) < 60 ? `${two(hour)}:${two(minute)}` : undefined;
}
