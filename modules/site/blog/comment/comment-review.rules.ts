/** Tells whether a text holds an address of another site or an email address, as spam does. */
export function holdsAddress(text: string): boolean {
  return /https?:|www\.|[^\s@]@[^\s@.]+\.[^\s@]|\b[a-z\d-]+\.(?:com|net|org|in|io|info|biz|shop|xyz|ru|cn|me|co|link)\b/i.test(
    text,
  )
}
