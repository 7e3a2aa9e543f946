/** A whole number as India says it: so many crore, lakh, thousand, hundred, and the rest below a hundred. */
export interface IndianNumberParts {
  readonly crore: number
  readonly lakh: number
  readonly thousand: number
  readonly hundred: number
  readonly rest: number
}

export function splitIndianNumber(number: number): IndianNumberParts {
  return {
    crore: Math.floor(number / 10_000_000),
    lakh: Math.floor(number / 100_000) % 100,
    thousand: Math.floor(number / 1000) % 100,
    hundred: Math.floor(number / 100) % 10,
    rest: number % 100,
  }
}
