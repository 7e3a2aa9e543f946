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
import { postTransitions, postStates } from './post.states.ts'

export const MAX_NAME_LENGTH = 80

const MAX_REASON_LENGTH = 500

export const PRIVATE_LEVEL = 1

export const SYSTEM_LEVEL = 9

const readOnlyField = { readOnly: true } as const

const counter = { required: true, readOnly: true, min: 0, default: 0 } as const

export const postFields = {
  author_name: text({ required: true, ...readOnlyField, maxLength: MAX_NAME_LENGTH, inList: true }),
  written_on: date({ ...readOnlyField, inList: true, indexed: true }),
  helpful: int({
    label: 'Helpful votes',
    ...counter,
    inList: true,
    description: 'Number of people who found it helpful',
  }),

  decision: section('Decision'),
  state: select(postStates, {
    label: 'Status',
    tones: { pending: 'warn', published: 'ok', rejected: 'bad' },
    required: true,
    ...readOnlyField,
    default: 'pending',
    inList: true,
    indexed: true,
  }),
  rejected_because: longText({
    label: 'Rejection reason',
    ...{ maxLength: MAX_REASON_LENGTH, level: PRIVATE_LEVEL },
    description: 'Required to reject; shown to the author',
  }),
  flags: int({
    label: 'Reports',
    ...counter,
    level: PRIVATE_LEVEL,
    inList: true,
    description: 'Number of people who reported it',
  }),
  is_checked: check({
    label: 'Checked by the office',
    ...{ ...readOnlyField, level: PRIVATE_LEVEL },
    description: 'Checked by the office; reports no longer hide it automatically',
  }),
  author: link('User', {
    ...readOnlyField,
    level: PRIVATE_LEVEL,
    indexed: true,
    ignoreUserPermissions: true,
  }),
} as const satisfies Readonly<Record<string, FieldSpec<unknown>>>

export const productLink = link('Product', {
  ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
})

export const postText = (maxLength: number) =>
  longText({ required: true, readOnly: true, maxLength, label: 'Content', inList: true })

/** The desk cannot create or delete posts, only moderate them. */
const moderatorGrant = grant(
  { select: always, read: always, write: always, report: always, export: always, print: always },
  [0, PRIVATE_LEVEL],
)

export const postAccess = (readable: Condition) => ({
  'System Manager': moderatorGrant,
  'Store Manager': moderatorGrant,
  'School Office': moderatorGrant,
  Moderator: moderatorGrant,
  All: reading(readable),
  Guest: reading(readable),
})

export const postType = {
  states: { field: 'state', initial: 'pending', transitions: postTransitions },
  titleField: 'author_name',
  showTitleInLinks: false,
  sort: 'creation desc',
  bulkWrites: { skips: ['hooks', 'versions', 'events', 'modified'], onFields: ['helpful', 'flags'] },
} as const

/** Shortens a name for publication: first word and initial of the last, 'Lakshmi Venkat' becomes 'Lakshmi V.'. */
export function publicName(name: string, maxLength: number): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const [initial] = [...new Intl.Segmenter().segment(others.at(-1) ?? '')]
  const shortName = initial === undefined ? first : `${first} ${initial.segment}.`
  return [...shortName].slice(0, maxLength).join('')
}
