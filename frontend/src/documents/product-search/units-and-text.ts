/** `5*código` is five units of it. */
export function unitsAndText(typed: string): { units: number; text: string } {
  const [, units, text] = /^\s*(\d{1,6})\s*\*(.*)$/.exec(typed) ?? [];
  return { units: Math.max(1, Number(units ?? 1)), text: (text ?? typed).trim() };
}
