/**
 * Words of somebody whom nobody knows, on their way to an address that nobody has confirmed: what a mail program would turn
 * into a link reads as words. Otherwise the house's own mails would carry a stranger's link to anybody.
 */
export function withoutAddresses(words: string): string {
  return words
    .replaceAll('://', ' ')
    .replace(/\bwww\./giu, 'www ')
    .replace(/(?<=[\p{L}\d])\.(?=[a-z]{2})/giu, '. ')
}
