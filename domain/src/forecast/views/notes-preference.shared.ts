/** Preference of a person that says where their notes lie and which are unfolded: the browser writes it, the notes' reply reads it. */
export const NOTES_PREFERENCE = 'notas';
