const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)/i
const email = /^[^\s@:/]+@[^\s@:/.]+(\.[^\s@:/.]+)+$/
const telephone = /^\+?\d[\d\s()-]{5,}$/
const site = /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/

/** A page of this site, or a place on the same page; never `//host`, which is another site's. */
const ownPage = /^(\/(?![/\\])|#)\S*$/

export const isLinkAddress = (address: string): boolean => schemes.test(address) || ownPage.test(address)

/** The address that somebody means by what was typed; null where a link must not, or cannot, lead. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  if (isLinkAddress(text)) return /\s/.test(text) ? null : text
  if (email.test(text)) return `mailto:${text}`
  if (telephone.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return site.test(text) ? `https://${text}` : null
}

/** Where a picture may come from: an uploaded file, or another site. */
export const isPictureAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s/]|\/(?![/\\]))/i.test(address)
