const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const SAFE_SCHEME = /^(https?:\/\/|mailto:|tel:)/i

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f')
}

/**
 * True for an address that a page may lead to or load from: http(s), mail, phone, or a place on this site.
 * Browsers drop control characters before they read a scheme, and read `\` as `/`: an address with either is not safe.
 */
export function isSafeAddress(address: string): boolean {
  if (hasControlCharacter(address) || address.includes('\\') || address.startsWith('//')) return false
  return SCHEME.test(address) ? SAFE_SCHEME.test(address) : true
}
