import { wordsIn } from '#meta'

/** The part of a word that its plural shares. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word)

/** Whether none of these products is called by all the words that were searched for: they match by less than their titles. */
export function areLoose(products: readonly { readonly title: string }[], words: string): boolean {
  const asked = wordsIn(words).map(singular)
  const isCalled = (title: string) => {
    const own = wordsIn(title)
    return asked.every((word) => own.some((one) => one.startsWith(word)))
  }
  return !products.some(({ title }) => isCalled(title))
}
