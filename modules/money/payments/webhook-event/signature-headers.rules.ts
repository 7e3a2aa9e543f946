/** What a gateway's signature stands in; of the other headers nothing is kept. */
const SIGNATURE_HEADERS = /signature|event-id/i
const MAX_LENGTH = 2000

/** The headers that make an event genuine, for whoever has to look into one later. */
export function formatSignatureHeaders(headers: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(headers)
    .filter(([name]) => SIGNATURE_HEADERS.test(name))
    .map(([name, value = '']) => `${name}: ${value}`)
    .join('\n')
    .slice(0, MAX_LENGTH)
}
