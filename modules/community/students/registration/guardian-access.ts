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

export type GuardianRight = 'may_view' | 'may_change' | 'may_pay' | 'may_collect'

/** Limits rows to the caller's families, by their Family field and the required permission. */
export function ofOwnFamily(field = 'family', right: GuardianRight = 'may_view'): Condition {
  return whereExists(
    field,
    { type: 'Guardian', by: 'family' },
    both(whereUser('user'), where({ [right]: 1 })),
  )
}

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

export const ownChildren: Condition = either(submittedByCaller, ofOwnFamily())

export function ofOwnChild(field = 'student'): Condition {
  return through(field, 'Student Registration', ofOwnFamily())
}
