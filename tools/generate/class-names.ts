import { scopedSheets } from '../architecture/style-sheets.ts'
import { madeByProgram, quoted } from './text-parts.ts'

/** Types of the scoped style sheets of both apps: a class that a sheet lacks does not compile. */
export const classNamesText = (): string =>
  [madeByProgram, ...scopedSheets().map(({ name, classes }) => sheetText(name, classes))].join('\n\n')

const sheetText = (name: string, classes: readonly string[]): string =>
  `declare module '*/${name}' {
  const styles: Readonly<Record<${classes.map(quoted).join(' | ')}, string>>
  export default styles
}`
