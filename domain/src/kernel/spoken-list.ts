const spoken = new Intl.ListFormat('es', { type: 'conjunction' });

/** *30, 60 y 90*: a list as it is said. */
export const spokenList = (values: readonly (string | number)[]): string => spoken.format(values.map(String));
