import { createHash } from 'node:crypto'
import { fileErrors, LARGEST_FILE } from '../errors.ts'
import {
  type FileKind,
  shownFileName,
  storedFileName,
  extensionOf,
  kindOfExtension,
  kindOfMediaType,
} from '../file-kind.ts'
import { redrawPicture } from '../picture/pictures.ts'
import { isUtf8 } from 'node:buffer'

export interface AttachedTo {
  readonly doctype: string
  readonly name: string
  readonly field: string | null
}

export interface Upload {
  readonly fileName: string
  readonly content: Buffer
  readonly isPrivate: boolean
  readonly folder: string | null
  readonly attachedTo: AttachedTo | null
  readonly ticket?: string | null
}

export interface PreparedFile extends Omit<Upload, 'content'> {
  readonly content: Buffer
  readonly kind: FileKind
  readonly storedName: string
  readonly hash: string
  readonly width: number | null
  readonly height: number | null
  readonly placeholder: string | null
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function refuseSize(fileName: string, content: Buffer): void {
  if (content.length === 0) throw fileErrors.empty(fileName)
  if (content.length > LARGEST_FILE) throw fileErrors.too_large()
}

/**
 * Throws MaxFileSizeReachedError or ValidationError, with texts for users. Needs no transaction, and may take a while.
 */
export async function prepareFile(upload: Upload): Promise<PreparedFile> {
  const fileName = shownFileName(upload.fileName)
  refuseSize(fileName, upload.content)
  const kind = await detectFileKind(upload.content, fileName)
  const stored =
    kind.family === 'picture'
      ? await redrawPicture(upload.content, kind, fileName)
      : { content: upload.content, width: null, height: null, placeholder: null }
  return {
    ...upload,
    ...stored,
    fileName,
    kind,
    storedName: storedFileName(fileName, kind),
    hash: hashOf(stored.content),
  }
}

/** Old Word and Excel files share one container; their streams' names tell them apart. */
function oldOfficeKind(content: Buffer): FileKind | undefined {
  const holds = (stream: string) => content.includes(Buffer.from(stream, 'utf16le'))
  if (holds('WordDocument')) return kindOfExtension('doc')
  return holds('Workbook') ? kindOfExtension('xls') : undefined
}

// Text that a browser could take for a page or a drawing.
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
  // A script or a page by its name is one, however harmless its text looks.
  const isUnnamed = extensionOf(fileName) === '' || claimed !== undefined
  return (isUnnamed && kindOfExtension('txt')) || `a .${extensionOf(fileName)} file`
}

async function kindOfContent(content: Buffer, fileName: string): Promise<FileKind | string> {
  // The library is loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  if (!found) return textKind(content, fileName)
  if (found.mime === 'application/x-cfb') return oldOfficeKind(content) ?? 'an old Office file'
  const mediaType = found.ext === 'mp4' || found.ext === 'm4v' ? 'video/mp4' : found.mime
  return kindOfMediaType(mediaType) ?? `a file of kind ${found.ext.toUpperCase()}`
}

/**
 * Determines the kind of a file by its content, not its name. A name of another family (text called .jpg) is refused;
 * one of the same family (a JPEG called .png) gets the right extension later.
 */
export async function detectFileKind(content: Buffer, fileName: string): Promise<FileKind> {
  const kind = await kindOfContent(content, fileName)
  if (typeof kind === 'string') throw fileErrors.unknown_kind(fileName, kind)
  const claimed = kindOfExtension(extensionOf(fileName))
  if (claimed && claimed.family !== kind.family) throw fileErrors.type_mismatch(fileName, kind.label)
  return kind
}
