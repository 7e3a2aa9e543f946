export type FileFamily = 'picture' | 'video' | 'document' | 'text'

/** A kind of file that may be uploaded. */
export interface FileKind {
  readonly extension: string
  /** Other endings that people use for the same thing. */
  readonly synonyms: readonly string[]
  readonly mediaType: string
  readonly family: FileFamily
  /** As people call it. */
  readonly label: string
}

type Type = readonly [extension: string, mediaType: string, ...synonyms: string[]]

function kind(family: FileFamily, label: string, [extension, mediaType, ...synonyms]: Type): FileKind {
  return { extension, synonyms, mediaType, family, label }
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** Everything that may be stored. What browsers would run (HTML, SVG, scripts) is not among it. */
export const fileKinds: readonly FileKind[] = [
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

/** The ending of a name, in small letters without its dot; '' when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

export function kindOfExtension(extension: string): FileKind | undefined {
  return byExtension.get(extension)
}

export function kindOfMediaType(mediaType: string): FileKind | undefined {
  return byMediaType.get(mediaType)
}
