const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (words: string): string => words.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/** Words as they were typed, as formatted text: an empty line begins a paragraph, and nothing in them is a tag. */
export function markupOf(words: string): string {
  return words
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('')
}

const paragraphs = 'p, h2, h3, h4, ul, ol, blockquote, pre, table, figure'

/** The words of formatted text, with its paragraphs and lines; a picture is said by its description. */
export function wordsOf(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(picture.alt)
  for (const line of body.querySelectorAll('li, tr')) line.append('\n')
  for (const paragraph of body.querySelectorAll(paragraphs)) paragraph.append('\n\n')
  return body.textContent.replace(/\n{3,}/g, '\n\n').trim()
}
