/** Minutes as people read and write them: `2 d`, `1 h 30 min`, `45 min`. Units that are zero are left out. */
export function durationText(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const parts = [days > 0 && `${days} d`, hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : '0 min';
}

/** What somebody typed as a duration, in minutes: `2h`, `1 h 30 min`, `3 días`, a bare number counts minutes. Undefined when it is none. */
export function typedDuration(text: string): number | undefined {
  const plain = text.trim().toLowerCase();
  if (/^\d{1,7}$/.test(plain)) return Number(plain);
  const whole = /^(?:(\d{1,4}) ?d(?:[ií]as?)?)? ?(?:(\d{1,5}) ?h(?:oras?)?)? ?(?:(\d{1,7}) ?m(?:in(?:utos?)?)?)?$/.exec(
    plain,
  );
  if (!whole || plain === '') return undefined;
  const [days, hours, minutes] = whole.slice(1).map((part) => Number(part ?? 0)) as [number, number, number];
  return days * 1440 + hours * 60 + minutes;
}
