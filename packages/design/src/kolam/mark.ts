import { diamond, kolam } from './kolam.ts'

/** The logo: a kolam of five dots. Colours are any CSS colours; it is decoration, so name it where it stands alone. */
export function mark({ thread = 'currentColor', dots = 'var(--mela-trim)' } = {}): string {
  const knot = kolam(diamond(2), {
    step: 21,
    threadWidth: 5,
    dotRadius: 4.2,
    threadColour: thread,
    dotColour: dots,
  })
  return `<svg class="mark" xmlns="http://www.w3.org/2000/svg" viewBox="-34 -34 68 68" aria-hidden="true">${knot}</svg>`
}

/** A kolam of 13 (size 3) or 25 dots (size 4) for empty states and cards; drawn in the text colour. */
export function kolamPicture(size: 2 | 3 | 4 = 3): string {
  const half = 20 * size - 4
  const knot = kolam(diamond(size), { threadColour: 'currentColor', dotColour: 'currentColor' })
  return `<svg class="kolam" xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true">${knot}</svg>`
}
