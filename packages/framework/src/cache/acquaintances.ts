/** A key as 32 bits (FNV-1a). */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash
}

/** Powers of two make a slot of a hash by masking. */
const SLOTS = 4096

/**
 * Which keys came by lately, in 16 kB for ever. Two keys may pass for one another, which only lets one of them in early.
 */
export function createAcquaintances() {
  const seen = new Int32Array(SLOTS)
  return {
    /** True when the key was met before; it is known from now on. */
    meet(key: string): boolean {
      const hash = hashOf(key)
      const slot = hash & (SLOTS - 1)
      const isKnown = seen[slot] === hash
      seen[slot] = hash
      return isKnown
    },
  }
}
