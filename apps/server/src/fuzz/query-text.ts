/** Percent-encoded, and where that cannot be, wrongly encoded. */
export function encodedBadly(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80'
}

/** A query with its question mark, if there is anything in it. */
export function queryText(query: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(query).map(([key, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `${encodedBadly(key)}=${encodedBadly(text)}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
