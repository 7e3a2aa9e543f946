import sharp from 'sharp'
import { expect, test } from 'vitest'
import { detectFileKind } from './prepare-file.ts'

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff') =>
  sharp({ create: { width: 4, height: 3, channels: 3, background: '#b3402a' } })
    .toFormat(format)
    .toBuffer()

const text = (content: string) => Buffer.from(content, 'utf8')

const oldOffice = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(64),
  ])

function openDocument(mediaType: string): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt32LE(mediaType.length, 18)
  head.writeUInt32LE(mediaType.length, 22)
  head.writeUInt16LE('mimetype'.length, 26)
  return Buffer.concat([head, Buffer.from(`mimetype${mediaType}`)])
}

const extensionOf = async (content: Buffer, name: string) => (await detectFileKind(content, name)).extension

test('Pictures are recognised by their content', async () => {
  for (const format of ['png', 'webp', 'gif', 'avif'] as const)
    expect(await extensionOf(await picture(format), `camera.${format}`)).toBe(format)
  expect(await extensionOf(await picture('jpeg'), 'IMG_0001.JPEG')).toBe('jpg')
})

test('A picture with another picture type’s extension is stored as its real type', async () => {
  expect(await extensionOf(await picture('jpeg'), 'photo.png')).toBe('jpg')
  expect(await extensionOf(await picture('webp'), 'blob')).toBe('webp')
})

test('Documents and videos are recognised by their content', async () => {
  expect(await extensionOf(text('%PDF-1.7\n%âãÏÓ\n'), 'form.pdf')).toBe('pdf')
  expect(await extensionOf(oldOffice('WordDocument'), 'letter.doc')).toBe('doc')
  expect(await extensionOf(oldOffice('Workbook'), 'marks.xls')).toBe('xls')
  expect(await extensionOf(openDocument('application/vnd.oasis.opendocument.text'), 'letter.odt')).toBe('odt')
  expect(await extensionOf(openDocument('application/vnd.oasis.opendocument.spreadsheet'), 'marks.ods')).toBe(
    'ods',
  )
  const film = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from(`ftyp${brand}`), Buffer.alloc(8)])
  expect(await extensionOf(film('isom'), 'dance.mp4')).toBe('mp4')
  expect(await extensionOf(film('qt  '), 'dance.mov')).toBe('mov')
})

test('Text files keep their own extensions', async () => {
  expect(await extensionOf(text('வணக்கம்\n'), 'note.txt')).toBe('txt')
  expect(await extensionOf(text('name,age\nMeena,7\n'), 'list.csv')).toBe('csv')
})

test('A text with a picture’s extension is refused and the error names its real type', async () => {
  await expect(detectFileKind(text('hello'), 'photo.jpg')).rejects.toThrow(
    'photo.jpg does not match its file type: it is a text file',
  )
})

test('A picture with a document’s extension is refused', async () => {
  await expect(detectFileKind(await picture('png'), 'form.pdf')).rejects.toThrow('it is a PNG picture')
})

test('A file that a browser would execute is refused under any name', async () => {
  const page = text('<!DOCTYPE html><script>alert(1)</script>')
  const drawing = text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  for (const [content, name] of [
    [page, 'page.html'],
    [page, 'page.txt'],
    [page, 'photo.jpg'],
    [drawing, 'logo.svg'],
    [drawing, 'logo.png'],
    [text('<svg onload="alert(1)"></svg>'), 'logo.txt'],
    [text('alert(1)'), 'script.js'],
  ] as const)
    await expect(detectFileKind(content, name)).rejects.toThrow('cannot be uploaded')
})

test('Unsupported file types are refused by their names', async () => {
  await expect(detectFileKind(await picture('tiff'), 'scan.tif')).rejects.toThrow(
    'scan.tif is a file of kind TIF',
  )
  await expect(detectFileKind(Buffer.from([0, 1, 2, 3, 255, 254]), 'unknown.pdf')).rejects.toThrow(
    'a file of an unknown kind',
  )
  await expect(detectFileKind(oldOffice('PowerPoint Document'), 'slides.ppt')).rejects.toThrow(
    'an old Office file',
  )
})
