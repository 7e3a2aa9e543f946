import { renditions, rendition } from '../../ui/picture/picture.tsx'

const fallbackWidth = 960

const sizes = '(min-width: 768px) 680px, 100vw'

/** Names smaller copies of a picture, which load when they come near. Quotes in an address are escaped already. */
function pictureMarkup(tag: string, source: string): string {
  const copies = renditions(source)
  const address = `src="${rendition(source, fallbackWidth)}"`
  const choice = copies === undefined ? '' : ` srcset="${copies}" sizes="${sizes}"`
  return tag.replace(/\bsrc="[^"]*"/, () => `${address}${choice} loading="lazy" decoding="async"`)
}

/** Returns a post's sanitised HTML with pictures that suit the screen. */
export function articleMarkup(html: string): string {
  return html.replace(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, pictureMarkup)
}
