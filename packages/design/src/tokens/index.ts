export { fairInks, printInks } from './print-inks.ts'
export type { InkName, Inks } from './print-inks.ts'
export { pictureGrounds, themeColours } from './theme-colours.ts'
export type { Theme } from './theme-colours.ts'
