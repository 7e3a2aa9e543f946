import {
  whereExists,
  both,
  either,
  through,
  where,
  whereOwner,
  whereUser,
  type Condition,
} from '#framework/doctypes'

/** The rights that a family's office gives each of its guardians. */
export type GuardianRight = 'may_view' | 'may_change' | 'may_pay' | 'may_collect'

/** Rows that the caller is a guardian of, by the field that holds their Family, with a right of his. */
export function ofOwnFamily(field = 'family', right: GuardianRight = 'may_view'): Condition {
  return whereExists(
    field,
    { type: 'Guardian', by: 'family' },
    both(whereUser('user'), where({ [right]: 1 })),
  )
}

/** What somebody sent in is his to see until the child has a place: from then on it is its family's. */
const submittedByCaller = both(
  whereOwner,
  either(
    where({ status: 'draft' }),
    where({ status: 'submitted' }),
    where({ status: 'under review' }),
    where({ status: 'waitlisted' }),
    where({ status: 'offered' }),
    where({ status: 'accepted' }),
    where({ status: 'rejected' }),
  ),
)

/** Student Registrations of the caller: those of his families, and what he sent in himself. */
export const ownChildren: Condition = either(submittedByCaller, ofOwnFamily())

/** Rows about the caller's children, by the field that links their Student Registration. */
export function ofOwnChild(field = 'student'): Condition {
  return through(field, 'Student Registration', ofOwnFamily())
}
