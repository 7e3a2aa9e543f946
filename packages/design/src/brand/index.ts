export { brandCss, brandTokens, type BrandTokens, contrastRatio } from './brand-css.ts'
export { isHexColour } from './colour-space.ts'
