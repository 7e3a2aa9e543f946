import {
  always,
  both,
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
import { LONGEST_TEXT } from '../topic/topic.doctype.ts'

const PRIVATE_LEVEL = 1

const inSight = where({ is_hidden: 0 })
const ofSeenTopic = through('topic', 'Topic', inSight)
const looksAfter = grant({ select: always, read: always, write: always, report: always }, [0, PRIVATE_LEVEL])

export const Reply = docType('Reply', {
  naming: series('REP-.######'),
  fields: {
    topic: link('Topic', { required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true }),
    board: link('Board', {
      label: 'Message board',
      required: true,
      readOnly: true,
      setOnlyOnce: true,
    }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
    author_name: text({ required: true, readOnly: true, maxLength: 140, inList: true }),
    author: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, level: PRIVATE_LEVEL },
      ignoreUserPermissions: true,
    }),
    thanks: int({ required: true, readOnly: true, default: 0, label: 'Thanks', inList: true }),
    ...moderatedFields,
  },
  access: {
    'System Manager': everythingButCreate,
    'School Office': looksAfter,
    Moderator: looksAfter,
    Member: reading(both(inSight, ofSeenTopic, through('board', 'Board', readByMembers))),
    Guest: reading(both(inSight, ofSeenTopic, through('board', 'Board', readByEverybody))),
  },
  titleField: 'author_name',
  sort: 'creation asc',
})
