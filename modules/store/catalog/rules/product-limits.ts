/** Grams of the heaviest thing that is sold: ten tonnes. */
export const MOST_GRAMS = 10_000_000
/** Days within which something may come back at the latest. */
export const MOST_DAYS = 365
/** Characters of all option values of a variant. */
export const MOST_OPTIONS_TEXT = 300
