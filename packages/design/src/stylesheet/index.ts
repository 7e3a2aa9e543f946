export { pageFonts, readPageFont } from './page-fonts.ts'
export { pageTokens } from './page-tokens.ts'
