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

/** A file as somebody sends it. */
export interface Upload {
  readonly fileName: string
  readonly content: Buffer
  readonly isPrivate: boolean
  readonly folder: string | null
  readonly attachedTo: AttachedTo | null
  /** What somebody shows who has no right to store files. */
  readonly ticket?: string | null
}

/** A file whose content was looked at and, when it is a picture, drawn again: ready to be stored. */
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

/** Throws MaxFileSizeReachedError or ValidationError, in words for whoever sent it. Needs no transaction, and may take a while. */
export async function prepareFile(upload: Upload): Promise<PreparedFile> {
  const fileName = shownFileName(upload.fileName)
  refuseSize(fileName, upload.content)
  const kind = await recogniseFile(upload.content, fileName)
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
