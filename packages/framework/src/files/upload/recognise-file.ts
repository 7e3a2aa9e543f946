import { isUtf8 } from 'node:buffer'
import { fileErrors } from '../errors.ts'
import { extensionOf, kindOfExtension, kindOfMediaType, type FileKind } from '../file-kind.ts'

/** Word and Excel of old share one container; their streams' names tell them apart. */
function oldOfficeKind(content: Buffer): FileKind | undefined {
  const holds = (stream: string) => content.includes(Buffer.from(stream, 'utf16le'))
  if (holds('WordDocument')) return kindOfExtension('doc')
  return holds('Workbook') ? kindOfExtension('xls') : undefined
}

// Whatever a browser could take for a page or a drawing, though it is text.
const MARKUP = /^[\s\uFEFF]*<(!doctype|html|head|body|script|svg|\?xml|iframe|!--)/i
const HEAD = 1024

function isPlainText(content: Buffer): boolean {
  return isUtf8(content) && !content.includes(0)
}

function textKind(content: Buffer, fileName: string): FileKind | string {
  if (!isPlainText(content)) return 'a file of an unknown kind'
  if (MARKUP.test(content.subarray(0, HEAD).toString('utf8'))) return 'a web page or drawing'
  const claimed = kindOfExtension(extensionOf(fileName))
  if (claimed?.family === 'text') return claimed
  // A script or a page by its name stays one, however harmless its text looks.
  const isUnnamed = extensionOf(fileName) === '' || claimed !== undefined
  return (isUnnamed && kindOfExtension('txt')) || `a .${extensionOf(fileName)} file`
}

/** The kind of the content, or words for what it is when it is none of ours. */
async function kindOfContent(content: Buffer, fileName: string): Promise<FileKind | string> {
  // Loaded by the first file that comes.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  if (!found) return textKind(content, fileName)
  if (found.mime === 'application/x-cfb') return oldOfficeKind(content) ?? 'an old Office file'
  const mediaType = found.ext === 'mp4' || found.ext === 'm4v' ? 'video/mp4' : found.mime
  return kindOfMediaType(mediaType) ?? `a file of kind ${found.ext.toUpperCase()}`
}

/**
 * What a file is: its content decides, not its name. A name of another family (text called .jpg) is refused in words;
 * one of the same family (a JPEG called .png) merely gets its right ending later.
 */
export async function recogniseFile(content: Buffer, fileName: string): Promise<FileKind> {
  const kind = await kindOfContent(content, fileName)
  if (typeof kind === 'string') throw fileErrors.unknown_kind(fileName, kind)
  const claimed = kindOfExtension(extensionOf(fileName))
  if (claimed && claimed.family !== kind.family) throw fileErrors.not_what_it_says(fileName, kind.label)
  return kind
}
