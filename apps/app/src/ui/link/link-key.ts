/** Returns the key from the fragment, which browsers do not send to servers; null for an incomplete link. */
export function linkKey(hash: string): string | null {
  const key = new URLSearchParams(hash.replace(/^#/, '')).get('key')
  return key === null || key === '' ? null : key
}

/** Removes a used or expired key from the address bar and the browser's history. */
export function forgetLinkKey(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
