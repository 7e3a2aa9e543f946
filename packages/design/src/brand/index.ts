export { brandCss, brandTokens, contrastRatio } from './brand-css.ts'
export { isHexColour } from './colour-space.ts'
