/** Keys come from clients; what cannot have been made by chance would let others guess it. */
export function isUsableKey(key: string): boolean {
  return /^[\w-]{16,140}$/.test(key)
}
