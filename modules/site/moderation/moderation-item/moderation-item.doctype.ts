import {
  always,
  check,
  childType,
  docType,
  grant,
  int,
  link,
  longText,
  section,
  select,
  series,
  table,
  text,
  type RoleName,
} from '#framework/doctypes'
import { LONGEST_REASON } from './moderated-fields.ts'

/** Limit of flags per post; more add no information. */
export const MAX_FLAGS = 100

export const flagReasons = [
  'spam',
  'fraud',
  'offensive',
  'danger to a child',
  'wrong place',
  'something else',
] as const

const Flag = childType('Flag', {
  reason: select(flagReasons, { required: true, inList: true }),
  detail: longText({ maxLength: 500, inList: true }),
  user: link('User', { inList: true, ignoreUserPermissions: true }),
  flagger: text({
    label: 'Reported by',
    required: true,
    hidden: true,
    description: 'Identifies the person who reported, without a name',
  }),
})

const office: readonly RoleName[] = ['School Office', 'Moderator', 'System Manager']

const decides = grant({
  select: always,
  read: always,
  write: always,
  report: always,
  export: always,
  print: always,
})

/**
 * A post in the moderation queue, new or flagged. It copies the post's text, so that moderators need no access to other
 * posts.
 */
export const ModerationItem = docType('Moderation Item', {
  naming: series('MOD-.#####'),
  fields: {
    reference_doctype: text({
      format: 'DocType',
      label: 'Document type',
      required: true,
      readOnly: true,
      inList: true,
      indexed: true,
    }),
    reference_name: text({
      label: 'Document name',
      ...{ required: true, readOnly: true, indexed: true },
      ...{ typeField: 'reference_doctype', followsDocument: true },
    }),
    title: text({ required: true, readOnly: true, inList: true, maxLength: 200 }),
    excerpt: longText({ readOnly: true, label: 'Excerpt', maxLength: 1000 }),
    author: link('User', { readOnly: true, ignoreUserPermissions: true }),
    state: select(['waiting', 'approved', 'hidden'], {
      label: 'Status',
      tones: { waiting: 'warn', approved: 'ok', hidden: 'bad' },
      renamedChoices: { kept: 'approved' },
      ...{ required: true, readOnly: true, default: 'waiting' },
      ...{ inList: true, indexed: true },
    }),
    is_new: check({
      label: 'New',
      tone: 'info',
      readOnly: true,
      inList: true,
      description: 'Waits for its first review',
    }),
    is_hidden_meanwhile: check({
      label: 'Hidden until decided',
      tone: 'warn',
      readOnly: true,
      description: 'Hidden because of the number of reports, until the office decides',
    }),
    flag_count: int({ label: 'Reports', readOnly: true, required: true, default: 0, inList: true }),

    decision: section('Decision'),
    hidden_because: longText({
      label: 'Reason for hiding',
      maxLength: LONGEST_REASON,
      description: 'Required before hiding. The author can see it.',
    }),
    restored_because: longText({
      label: 'Reason for restoring',
      maxLength: LONGEST_REASON,
      description: 'Required before restoring',
    }),
    decided_by: link('User', { readOnly: true, ignoreUserPermissions: true }),
    flags: table(Flag, { label: 'Reports', readOnly: true, max: MAX_FLAGS }),
  },
  states: {
    field: 'state',
    initial: 'waiting',
    transitions: [
      { action: 'Approve', from: 'waiting', to: 'approved', roles: office },
      { action: 'Hide', from: 'waiting', to: 'hidden', roles: office },
      { action: 'Hide', from: 'approved', to: 'hidden', roles: office },
      { action: 'Restore', from: 'hidden', to: 'approved', roles: office },
      { action: 'Look again', from: 'approved', to: 'waiting', roles: [] },
      { action: 'Look again', from: 'hidden', to: 'waiting', roles: [] },
    ],
  },
  access: { 'School Office': decides, Moderator: decides, 'System Manager': decides },
  waiting: [{ label: 'Posts to review', field: 'state', values: ['waiting'] }],
  titleField: 'title',
  searchFields: ['title', 'reference_name'],
  uniqueTogether: [['reference_doctype', 'reference_name']],
  sort: 'creation asc',
})
