import { bodyOf, meaningOf } from './html-meaning.ts'

/** The paragraph that an editor puts round the words of these says nothing when it stands alone. */
const holders = 'li, td, th, dd, figure'

/** What the editor wrote, as a person would write it. Empty where there are no words. */
export function tidyHtml(html: string): string {
  const body = bodyOf(html)
  for (const holder of body.querySelectorAll(holders)) {
    const paragraphs = [...holder.children].filter(({ tagName }) => tagName === 'P')
    const [only] = paragraphs
    if (only && paragraphs.length === 1 && only.attributes.length === 0) only.replaceWith(...only.childNodes)
  }
  return meaningOf(body.innerHTML) === '' ? '' : body.innerHTML
}

/** Headings that the site does not have become the nearest that it has. */
export const pastedHtml = (html: string): string =>
  html.replace(/<(\/?)h1\b/gi, '<$1h2').replace(/<(\/?)h[56]\b/gi, '<$1h4')
