const first = (text: string, names: readonly (readonly [RegExp, string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome en Windows` from what a browser says of itself; anything else as it is. */
export function deviceName(agent: string): string {
  const browser = first(agent, [
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = first(agent, [
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? (agent.trim() === '' ? 'Dispositivo desconocido' : agent.slice(0, 60));
}

export const isPhone = (agent: string): boolean => /Mobi|Android|iPhone/.test(agent);
