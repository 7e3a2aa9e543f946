/**
 * Visitors are told how many are left when it is so few. Answers that are kept for them fall when stock moves at or below
 * it; a greater number in a kept answer may be older.
 */
export const FEW_LEFT = 5
