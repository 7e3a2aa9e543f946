export function keyOf(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}/${name}`
}

export function urlOf(key: string): string {
  return key.startsWith('private/') ? `/private/files/${key.slice(8)}` : `/files/${key.slice(7)}`
}

/** The key behind an address of ours; null for addresses of other places. */
export function keyOfUrl(url: string): string | null {
  const [, privacy, name] = /^\/(private\/)?files\/([^/?#]+)$/.exec(url) ?? []
  return name === undefined ? null : keyOf(name, privacy !== undefined)
}
