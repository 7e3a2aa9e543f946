/** What a resource address names: a type, and a document of it where there is one. */
export interface ResourcePath {
  readonly doctype: string
  /** Null for the list. A name may hold slashes. */
  readonly name: string | null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Reads `/api/resource/Type/NAME`, with or without a slash at the end, from the address as it was sent. */
export function resourcePath(url: string): ResourcePath {
  const path = (url.split('?', 1)[0] ?? '').replace(/^\/api\/(v1\/)?resource\//, '').replace(/\/$/, '')
  const slash = path.indexOf('/')
  if (slash === -1) return { doctype: decode(path), name: null }
  return { doctype: decode(path.slice(0, slash)), name: decode(path.slice(slash + 1)) }
}
