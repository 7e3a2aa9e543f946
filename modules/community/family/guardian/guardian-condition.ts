import { ofOwnChild } from '#community/students'

/** Rows that link a child by `student`, for its guardians: for the access of other rooms' types, and as their `exempt`. */
export const guardianCondition = ofOwnChild()
