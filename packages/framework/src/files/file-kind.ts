import { trimEnds } from '#meta'

export type FileFamily = 'picture' | 'video' | 'document' | 'text'

export interface FileKind {
  readonly extension: string
  readonly synonyms: readonly string[]
  readonly mediaType: string
  readonly family: FileFamily
  readonly label: string
}

type Type = readonly [extension: string, mediaType: string, ...synonyms: string[]]

function kind(family: FileFamily, label: string, [extension, mediaType, ...synonyms]: Type): FileKind {
  return { extension, synonyms, mediaType, family, label }
}

const openXml = 'application/vnd.openxmlformats-officedocument'

const openDocument = 'application/vnd.oasis.opendocument'

/** Allowed uploads. Types that browsers would run (HTML, SVG, scripts) are excluded. */
const fileKinds: readonly FileKind[] = [
  kind('picture', 'PNG picture', ['png', 'image/png']),
  kind('picture', 'JPEG picture', ['jpg', 'image/jpeg', 'jpeg', 'jpe', 'jfif']),
  kind('picture', 'WebP picture', ['webp', 'image/webp']),
  kind('picture', 'GIF picture', ['gif', 'image/gif']),
  kind('picture', 'AVIF picture', ['avif', 'image/avif']),
  kind('video', 'QuickTime video', ['mov', 'video/quicktime', 'qt']),
  kind('video', 'MP4 video', ['mp4', 'video/mp4', 'm4v']),
  kind('document', 'PDF document', ['pdf', 'application/pdf']),
  kind('document', 'Word document', ['doc', 'application/msword']),
  kind('document', 'Word document', ['docx', `${openXml}.wordprocessingml.document`]),
  kind('document', 'Excel sheet', ['xls', 'application/vnd.ms-excel']),
  kind('document', 'Excel sheet', ['xlsx', `${openXml}.spreadsheetml.sheet`]),
  kind('document', 'OpenDocument text', ['odt', `${openDocument}.text`]),
  kind('document', 'OpenDocument sheet', ['ods', `${openDocument}.spreadsheet`]),
  kind('text', 'text file', ['txt', 'text/plain']),
  kind('text', 'CSV table', ['csv', 'text/csv']),
]

const byExtension = new Map(
  fileKinds.flatMap((one) => [one.extension, ...one.synonyms].map((ending) => [ending, one] as const)),
)

const byMediaType = new Map(fileKinds.map((one) => [one.mediaType, one]))

/** Lower-case extension of a name without its dot; '' when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export function kindOfExtension(extension: string): FileKind | undefined {
  return byExtension.get(extension)
}

export function kindOfMediaType(mediaType: string): FileKind | undefined {
  return byMediaType.get(mediaType)
}

const LONGEST = 100

function lastPart(fileName: string): string {
  return fileName.split(/[/\\]/).at(-1) ?? ''
}

function withoutExtension(fileName: string): string {
  const extension = extensionOf(fileName)
  return extension === '' ? fileName : fileName.slice(0, -extension.length - 1)
}

/** A given name made safe to show: no path, no control characters, nothing that HTML could take as a tag. */
export function shownFileName(given: string): string {
  const name = lastPart(given.normalize('NFC'))
    .replace(/[\p{Cc}\p{Cf}<>]/gu, '')
    .trim()
  return [...name].slice(-LONGEST).join('') || 'file'
}

/**
 * A name for disk and address: lower case, ASCII, with the extension of the content. A name in another script (Tamil)
 * becomes 'file'; `file_name` holds the original.
 */
export function storedFileName(given: string, kind: FileKind): string {
  const plain = withoutExtension(lastPart(given))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
  const base = trimEnds(plain, '-').slice(0, LONGEST)
  return `${base || 'file'}.${kind.extension}`
}

export function suffixed(name: string, hash: string): string {
  const extension = extensionOf(name)
  return `${withoutExtension(name)}-${hash.slice(0, 6)}.${extension}`
}

/** True for names that `storedFileName` could have made: no other is looked up on the disk. */
export function isStoredName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,120}\.[a-z0-9]{1,8}$/.test(name)
}
