/** How a row of a list stands out. */
export function rowClass(isChosen: boolean | undefined, isFresh: boolean): string {
  return [isChosen ? 'is-chosen' : '', isFresh ? 'is-fresh' : ''].join(' ').trim()
}
