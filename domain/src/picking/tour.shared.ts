/** Orders that one hand picks in one round: as many as totes hang on a trolley. */
export const MAX_TOUR = 6;
