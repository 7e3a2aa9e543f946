import { isHttpAddress, isSitePath } from '#meta'

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character <= ' ' || character === '\u007f')
}

/** True for an address that a page may lead to or load from: http(s), mail, phone, or a place on this site. */
export function isSafeAddress(address: string): boolean {
  if (hasControlCharacter(address) || address.includes('\\')) return false
  if (address.startsWith('/')) return isSitePath(address)
  return !SCHEME.test(address) || isHttpAddress(address) || /^(mailto|tel):/i.test(address)
}
