import { expect, test } from 'vitest'
import {
  kindOfExtension,
  type FileKind,
  isStoredName,
  shownFileName,
  storedFileName,
  suffixed,
} from './file-kind.ts'

function kind(extension: string): FileKind {
  const found = kindOfExtension(extension)
  if (!found) throw new Error(`No kind ${extension}`)
  return found
}

test('A stored name is plain and has the extension of its content', () => {
  expect(storedFileName('Kite morning (3).JPEG', kind('jpg'))).toBe('Kite-morning-3.jpg')
  expect(storedFileName('photo.png', kind('jpg'))).toBe('photo.jpg')
  expect(storedFileName('résumé.final.pdf', kind('pdf'))).toBe('resume-final.pdf')
})

test('A stored name omits paths, dots and unusual characters', () => {
  for (const given of [
    '../../etc/passwd.txt',
    '..\\..\\windows\\win.txt',
    '.htaccess.txt',
    'a/b/c.txt',
    'nul\0byte.txt',
    '%2e%2e%2fx.txt',
  ])
    expect(isStoredName(storedFileName(given, kind('txt')))).toBe(true)
  expect(storedFileName('../../etc/passwd.txt', kind('txt'))).toBe('passwd.txt')
  expect(storedFileName('பட்டம்.jpg', kind('jpg'))).toBe('file.jpg')
  expect(storedFileName('', kind('jpg'))).toBe('file.jpg')
})

test('The longest name with its suffix is still a valid stored name', () => {
  const name = storedFileName(`${'a'.repeat(400)}.webp`, kind('webp'))
  expect(isStoredName(suffixed(name, '3f9a1c77'))).toBe(true)
})

test('A suffix comes before the extension', () => {
  expect(suffixed('kite.webp', '3f9a1c77')).toBe('kite-3f9a1c.webp')
})

test('The display name stays as given, without characters that could harm a page', () => {
  expect(shownFileName('பட்டம் 3.jpg')).toBe('பட்டம் 3.jpg')
  expect(shownFileName('C:\\photos\\kite.jpg')).toBe('kite.jpg')
  expect(shownFileName('<img src=x>.jpg\u202e')).toBe('img src=x.jpg')
  expect(shownFileName('')).toBe('file')
  expect(shownFileName(`${'x'.repeat(300)}.jpg`)).toMatch(/^x+\.jpg$/)
})

test('Only valid stored names are looked up', () => {
  for (const name of ['..', '.env', 'a/b.jpg', 'a..jpg', 'a.jpg/', 'a', 'a.jpg\n', 'a b.jpg', 'a%2fb.jpg'])
    expect(isStoredName(name)).toBe(false)
})
