import { dayOf, santiago } from '@power/domain/kernel/dates';

const two = (n: number): string => String(n).padStart(2, '0');

/** A minute of Santiago's day, `yyyy-MM-dd HH:mm`: what a cron schedule runs once for. */
export function minuteOf(instant: Date): string {
  const { hour, minute } = santiago(instant);
  return `${dayOf(instant)} ${two(hour)}:${two(minute)}`;
}

/** Whether a cron expression (minute, hour, day, month, weekday 0–6; any of them `*`, a list, a range or one with a step, `0-59/30`) names the minute of an instant, Santiago time. */
export function wantsMinute(cron: string, instant: Date): boolean {
  const { minute, hour, day, month } = santiago(instant);
  const weekday = new Date(`${dayOf(instant)}T12:00:00Z`).getUTCDay();
  const fields = cron.split(' ');
  if (fields.length !== 5) throw new Error(`not a cron expression: ${cron}`);
  return [minute, hour, day, month, weekday].every((value, n) => names(fields[n]!, value));
}

function names(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/');
    const [from, to] = range === '*' ? [0, 59] : range.split('-').map(Number);
    return value >= from! && value <= (to ?? from)! && (value - from!) % Number(step) === 0;
  });
}
