import { diamond, kolam, themeColours } from '#design'
import { picture } from './picture.ts'

const { brand, trim, surface } = themeColours.light

/** The logo of Asha: the kolam of five on a lotus-round ground. */
const drawLogo = (): string => {
  const kolamSvg = kolam(diamond(2), {
    center: [120, 120],
    step: 58,
    threadWidth: 13,
    dotRadius: 11,
    threadColour: surface,
    dotColour: trim,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><circle cx="120" cy="120" r="120" fill="${brand}"/>${kolamSvg}</svg>`
}

export const logo = {
  ...picture({ name: 'logo/asha', kind: 'logo', title: 'Asha', alt: 'Asha', draw: drawLogo }),
  isTransparent: true,
}
