const LONGEST_EXCERPT = 1000

/** The beginning of what somebody wrote, as much as it takes to judge it. */
export function excerptOf(text: string): string {
  const letters = [...text.trim()]
  return letters.length <= LONGEST_EXCERPT
    ? letters.join('')
    : `${letters.slice(0, LONGEST_EXCERPT - 1).join('')}…`
}
