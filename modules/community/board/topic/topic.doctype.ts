import {
  always,
  both,
  check,
  datetime,
  docType,
  everythingButCreate,
  grant,
  int,
  link,
  longText,
  reading,
  series,
  text,
  through,
  where,
} from '#framework/doctypes'
import { moderatedFields } from '#site/moderation'
import { readByEverybody, readByMembers } from '../board/board.doctype.ts'

const PRIVATE_LEVEL = 1
export const LONGEST_TEXT = 5000
export const LONGEST_TITLE = 120

const inSight = where({ is_hidden: 0 })
const looksAfter = grant({ select: always, read: always, write: always, report: always }, [0, PRIVATE_LEVEL])

/** A discussion topic. People write only through this module's methods. */
export const Topic = docType('Topic', {
  naming: series('TOP-.#####'),
  fields: {
    board: link('Board', {
      label: 'Message board',
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      inList: true,
      indexed: true,
    }),
    title: text({ required: true, inList: true, maxLength: LONGEST_TITLE }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
    author_name: text({ required: true, readOnly: true, maxLength: 140, inList: true }),
    author: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, level: PRIVATE_LEVEL },
      ignoreUserPermissions: true,
    }),
    is_pinned: check({ label: 'Pinned', inList: true, description: 'Shown above other topics' }),
    is_locked: check({ label: 'Closed', inList: true, description: 'Nobody can reply' }),
    reply_count: int({ label: 'Replies', required: true, readOnly: true, default: 0, inList: true }),
    last_word_at: datetime({ label: 'Last post at', readOnly: true, indexed: true }),
    ...moderatedFields,
  },
  access: {
    'System Manager': everythingButCreate,
    'School Office': looksAfter,
    Moderator: looksAfter,
    Member: reading(both(inSight, through('board', 'Board', readByMembers))),
    Guest: reading(both(inSight, through('board', 'Board', readByEverybody))),
  },
  titleField: 'title',
  searchFields: ['title'],
  sort: 'is_pinned desc, last_word_at desc',
})
