import {
  always,
  check,
  date,
  grant,
  int,
  link,
  longText,
  reading,
  section,
  select,
  text,
  type Condition,
  type FieldSpec,
} from '#framework/doctypes'
import { postMoves, postStates } from './post-states.ts'

export const MOST_NAME = 80
export const LONGEST_REASON = 500

/** What the office knows beside what everybody reads, and what only the system does. */
export const PRIVATE_LEVEL = 1
export const SYSTEM_LEVEL = 9

const shown = { readOnly: true } as const
const counted = { required: true, readOnly: true, min: 0, default: 0 } as const

/** What every review, question and answer carries beside its words. */
export const postFields = {
  author_name: text({ required: true, ...shown, maxLength: MOST_NAME, inList: true }),
  written_on: date({ ...shown, inList: true, indexed: true }),
  helpful: int({ ...counted, inList: true, description: 'So many found it helpful' }),

  decision: section('Decision'),
  state: select(postStates, { required: true, ...shown, default: 'pending', inList: true, indexed: true }),
  rejected_because: longText({
    ...{ maxLength: LONGEST_REASON, level: PRIVATE_LEVEL },
    description: 'Write it before rejecting: the author reads it',
  }),
  flags: int({ ...counted, level: PRIVATE_LEVEL, inList: true, description: 'So many readers flagged it' }),
  is_checked: check({
    ...{ ...shown, level: PRIVATE_LEVEL },
    description: 'The office has looked at it: flags alone do not hide it any more',
  }),
  author: link('User', { ...shown, level: PRIVATE_LEVEL, indexed: true, ignoreUserPermissions: true }),
} as const satisfies Readonly<Record<string, FieldSpec<unknown>>>

/** The product that it is about. */
export const aboutProduct = link('Product', {
  ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
})

export const said = (maxLength: number) =>
  longText({ required: true, readOnly: true, maxLength, label: 'What it says', inList: true })

export const keptKeyField = text({ unique: true, readOnly: true, hidden: true, level: SYSTEM_LEVEL })

/** Nobody makes or deletes a post in the desk: it is decided about. */
const decides = grant(
  { select: always, read: always, write: always, report: always, export: always, print: always },
  [0, PRIVATE_LEVEL],
)

/** Who decides, and who reads what is seen. */
export const postAccess = (seen: Condition) => ({
  'System Manager': decides,
  'Store Manager': decides,
  'School Office': decides,
  Moderator: decides,
  All: reading(seen),
  Guest: reading(seen),
})

/** What is the same of all their types. */
export const postType = {
  states: { field: 'state', initial: 'pending', moves: postMoves },
  titleField: 'author_name',
  sort: 'creation desc',
} as const
