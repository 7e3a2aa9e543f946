import { extensionOf, kindOfExtension, type FileFamily } from '#framework/files'

/** Whoever saw a picture may keep it; caches on the way give it up soon, for a picture may be taken back. */
const FOREVER = 'public, max-age=31536000, s-maxage=60, immutable'
const NEVER = 'private, no-store'

/** What a file could still do when a browser opens it by its address: nothing. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** Everything else is downloaded: what a viewer of documents would run is not run under our name. */
const shown: ReadonlySet<FileFamily> = new Set<FileFamily>(['picture', 'video'])

function contentType(mediaType: string, family: FileFamily): string {
  return family === 'text' ? `${mediaType}; charset=utf-8` : mediaType
}

function disposition(isShown: boolean, path: string): string {
  return isShown ? 'inline' : `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`
}

/** The headers under which a stored file goes out: a type that is safe, and no more rights than it needs. `isKept`: for the disk. */
export function fileHeaders(path: string, isKept = false): Readonly<Record<string, string>> {
  const kind = kindOfExtension(extensionOf(path))
  const isPrivate = path.startsWith('private/')
  return {
    'content-type': kind ? contentType(kind.mediaType, kind.family) : 'application/octet-stream',
    'content-disposition': disposition(!isKept && kind !== undefined && shown.has(kind.family), path),
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': isPrivate ? NEVER : FOREVER,
    // The native app shows public pictures from an origin of its own.
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
  }
}
