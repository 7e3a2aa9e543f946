/** The key stands behind a '#', which browsers send to nobody. Null where the link is not whole. */
export function linkKey(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('key')
  return key === null || key === '' ? null : key
}

/** A key that is used up or dead shall not stay in the address bar and in the browser's history. */
export function forgetLinkKey(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
