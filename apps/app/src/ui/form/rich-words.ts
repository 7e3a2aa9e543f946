/** What a person types into a formatted field has paragraphs and nothing else. */
export function paragraphsFrom(words: string): string {
  const paragraphs = words.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** The words of a formatted text, as they are typed again. */
export function wordsFrom(html: string): string {
  const words = html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|li|h\d|div)>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
  return unescaped(words).trim()
}

const signs = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const

const escaped = (text: string): string =>
  signs.reduce((result, [sign, entity]) => result.replaceAll(sign, entity), text)

const unescaped = (text: string): string =>
  signs.toReversed().reduce((result, [sign, entity]) => result.replaceAll(entity, sign), text)
