import { expect, test } from 'vitest'
import { readBeside } from './beside.ts'

const docinfo = {
  may_comment: 1,
  comments: [],
  attachments: [],
  shared: [],
  tags: 'late,very urgent',
  user_info: { 'USR-1': { name: 'USR-1', fullname: 'Meenakshi R', image: null } },
  permissions: { read: 1, write: 0, share: 1 },
}

test('tags come as a list, rights as those that hold, people by name', () => {
  const beside = readBeside({ docs: [{}], docinfo })
  expect(beside.tags).toEqual(['late', 'very urgent'])
  expect([...beside.rights]).toEqual(['read', 'share'])
  expect(beside.people.get('USR-1')).toBe('Meenakshi R')
  expect(readBeside({ docinfo: { ...docinfo, tags: '' } }).tags).toEqual([])
})

test('whoever does not work on a document has no say in it', () => {
  expect(readBeside({ docinfo }).mayComment).toBe(true)
  expect(readBeside({ docinfo: { ...docinfo, may_comment: 0 } }).mayComment).toBe(false)
})

test('a document that is not there has nothing beside it', () => {
  const { comments, tags, rights } = readBeside({ message: [] })
  expect([comments, tags, rights.size]).toEqual([[], [], 0])
})
