const LONGEST = 80

/** What stands under these keys names a picture, an address or a look, and is not read by people. */
const unread = /(^|_)(url|link|image|video|poster|art|tint|variant|category|business)$/

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return unread.test(key) ? [] : [value.replace(/<[^<>]*>/g, ' ')]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, name))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The first words of a section's data, for a single line. */
export function sectionSummary(text: string): string {
  const words = textsIn(parsed(text)).join(' ').replace(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}
