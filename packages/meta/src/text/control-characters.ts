const CONTROLS = /[\p{Cc}\u2028\u2029]/u

/** True for text with a line break, a tab or another character that is not drawn. */
export const holdsControls = (text: string): boolean => CONTROLS.test(text)

/** Text of others as one line: what a gateway or a telephone sent may hold line breaks. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
