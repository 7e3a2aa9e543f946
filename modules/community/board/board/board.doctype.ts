import {
  always,
  check,
  docType,
  either,
  everything,
  int,
  longText,
  reading,
  select,
  series,
  text,
  where,
} from '#framework/doctypes'

export const readByEverybody = where({ published: 1, who_reads: 'everybody' })
export const readByMembers = either(readByEverybody, where({ published: 1, who_reads: 'members' }))

export const Board = docType('Board', {
  naming: series('BRD-.###'),
  fields: {
    board_name: text({ required: true, unique: true, inList: true, maxLength: 60, translatable: true }),
    description: longText({ maxLength: 300, translatable: true }),
    who_reads: select(['everybody', 'members', 'office'], {
      label: 'Who can read',
      ...{ required: true, default: 'members', inList: true, indexed: true },
      description:
        'Members are guardians of enrolled children, active volunteers, staff and users with the role Member',
    }),
    who_writes: select(['members', 'office'], {
      label: 'Who can post',
      required: true,
      default: 'members',
      inList: true,
    }),
    notices_only: check({ inList: true, description: 'Only the office can post, and nobody can reply' }),
    display_order: int({ label: 'Position', default: 100 }),
    published: check({ default: 1, inList: true, indexed: true }),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Moderator: reading(always),
    Member: reading(readByMembers),
    Guest: reading(readByEverybody),
  },
  titleField: 'board_name',
  searchFields: ['board_name'],
  sort: 'display_order asc, name asc',
})
