import { expect, test } from 'vitest'
import { readDocumentInfo } from './document-info.ts'

const docinfo = {
  may_comment: 1,
  comments: [],
  attachments: [],
  shared: [],
  tags: 'late,very urgent',
  user_info: { 'USR-1': { name: 'USR-1', fullname: 'Meenakshi R', image: null } },
  permissions: { read: 1, write: 0, share: 1 },
}

test('Docinfo has tags as a list, granted permissions, and users by name', () => {
  const documentInfo = readDocumentInfo({ docs: [{}], docinfo })
  expect(documentInfo.tags).toEqual(['late', 'very urgent'])
  expect([...documentInfo.rights]).toEqual(['read', 'share'])
  expect(documentInfo.people.get('USR-1')).toBe('Meenakshi R')
  expect(readDocumentInfo({ docinfo: { ...docinfo, tags: '' } }).tags).toEqual([])
})

test('A user who does not work on a document cannot comment on it', () => {
  expect(readDocumentInfo({ docinfo }).mayComment).toBe(true)
  expect(readDocumentInfo({ docinfo: { ...docinfo, may_comment: 0 } }).mayComment).toBe(false)
})

test('A missing document has no docinfo', () => {
  const { comments, tags, rights } = readDocumentInfo({ message: [] })
  expect([comments, tags, rights.size]).toEqual([[], [], 0])
})
