const stopWords = new Set(['stop', 'stopall', 'unsubscribe', 'end', 'quit', 'रोकें', 'बंद', 'நிறுத்து'])
const startWords = new Set(['start', 'unstop', 'शुरू', 'தொடங்கு'])

/** What the answer to a text message asks for; null when it is something else. */
export function readStopWord(text: string): 'stop' | 'start' | null {
  const [word = ''] = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[\s.!,।]+/)
  if (stopWords.has(word)) return 'stop'
  return startWords.has(word) ? 'start' : null
}
