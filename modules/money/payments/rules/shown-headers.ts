/** What a gateway's signature stands in; of the other headers nothing is kept. */
const SIGNATURES = /signature|event-id/i
const LONGEST = 2000

/** The headers that make an event genuine, for whoever has to look into one later. */
export function shownHeaders(headers: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(headers)
    .filter(([name]) => SIGNATURES.test(name))
    .map(([name, value = '']) => `${name}: ${value}`)
    .join('\n')
    .slice(0, LONGEST)
}
