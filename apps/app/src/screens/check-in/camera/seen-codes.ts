/** Milliseconds for which a code that stays in view is one code. */
const SAME_FOR = 2500

/** Tells each code once while it is held before the camera, and again when it comes back. */
export function createSeenCodes(onCode: (text: string) => void) {
  let last = { text: '', at: -Infinity }
  return (text: string, now: number) => {
    const isNew = text !== last.text || now - last.at > SAME_FOR
    last = { text, at: now }
    if (isNew && text !== '') onCode(text)
  }
}
