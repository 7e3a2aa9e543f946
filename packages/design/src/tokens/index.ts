export { fairInks, printInks, pictureGrounds, themeColours } from './colours.ts'
export type { InkName, Inks } from './colours.ts'
