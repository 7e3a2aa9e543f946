/** New ones wait unsorted while they are so few: going through them takes less than sorting all. */
const MOST_UNSORTED = 2000

/** Numbers of texts in the order of the texts, to find those that begin alike. */
export function createSortedTexts(texts: readonly string[]) {
  let sorted: number[] = []
  let unsorted: number[] = []
  const textOf = (number: number) => texts[number] ?? ''
  const byText = (left: number, right: number) => (textOf(left) < textOf(right) ? -1 : 1)

  const sortAll = () => {
    sorted = sorted.concat(unsorted).sort(byText)
    unsorted = []
  }

  const firstFrom = (prefix: string): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (textOf(sorted[middle] ?? 0) < prefix) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    add: (number: number): void => void unsorted.push(number),
    startingWith(prefix: string, most: number): readonly number[] {
      if (unsorted.length > MOST_UNSORTED) sortAll()
      const found = unsorted.filter((number) => textOf(number).startsWith(prefix))
      for (let place = firstFrom(prefix); place < sorted.length && found.length < most; place += 1) {
        const number = sorted[place] ?? 0
        if (!textOf(number).startsWith(prefix)) break
        found.push(number)
      }
      return found.slice(0, most)
    },
  }
}
