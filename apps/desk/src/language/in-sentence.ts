/** Returns a label as it reads within a sentence: 'New web page' for 'Web page', but 'New PIN code' for 'PIN code'. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label
