import {
  always,
  check,
  date,
  grant,
  int,
  link,
  longText,
  section,
  select,
  text,
  type FieldSpec,
} from '#framework/doctypes'
import { postStates } from './post-states.ts'

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

/** Nobody makes or deletes a post in the desk: it is decided about. */
export const decides = grant(
  { select: always, read: always, write: always, report: always, export: always, print: always },
  [0, PRIVATE_LEVEL],
)
